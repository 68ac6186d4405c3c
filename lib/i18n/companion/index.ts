import { useEffect, useState } from 'react'
import type { Language } from '../languages'
import { useLanguage } from '../use-texts'
import type { CompanionTexts } from './de'

export type { CompanionTexts } from './de'

/** Every language, German too: none of them lies in the main bundle. */
const LOADERS: Readonly<Record<Language, () => Promise<CompanionTexts>>> = {
  de: () => import('./de').then((module) => module.de),
  en: () => import('./en').then((module) => module.en),
}

type Found = { readonly language: Language; readonly texts: CompanionTexts }

/** The words of the companion in the chosen language; null while they are loaded. */
export function useCompanionTexts(): CompanionTexts | null {
  const language = useLanguage()
  const [found, setFound] = useState<Found | null>(null)
  const [fault, setFault] = useState<Error | null>(null)
  useEffect(() => {
    let wanted = true
    LOADERS[language]().then(
      (texts) => wanted && setFound({ language, texts }),
      (error: unknown) => wanted && setFault(new Error('the companion could not be loaded', { cause: error })),
    )
    return () => {
      wanted = false
    }
  }, [language])
  // The page around it says what to do when a part of the app cannot be loaded.
  if (fault !== null) throw fault
  return found?.language === language ? found.texts : null
}
