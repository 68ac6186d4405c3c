import { useEffect, useState } from 'react'
import type { Language } from './languages'
import { useLanguage } from './use-texts'

/** Loads the texts of one part of the app: every language, German too, so that none of them lies in the main bundle. */
export type PartLoaders<Texts> = Readonly<Record<Language, () => Promise<Texts>>>

type Found<Texts> = { readonly language: Language; readonly texts: Texts }

/** The words of a part in the chosen language; null while they are loaded. */
export function usePart<Texts>(loaders: PartLoaders<Texts>): Texts | null {
  const language = useLanguage()
  const [found, setFound] = useState<Found<Texts> | null>(null)
  const [fault, setFault] = useState<Error | null>(null)
  useEffect(() => {
    let wanted = true
    loaders[language]().then(
      (texts) => wanted && setFound({ language, texts }),
      (error: unknown) => wanted && setFault(new Error('a part could not be loaded', { cause: error })),
    )
    return () => {
      wanted = false
    }
  }, [loaders, language])
  // The page around it says what to do when a part of the app cannot be loaded.
  if (fault !== null) throw fault
  return found?.language === language ? found.texts : null
}
