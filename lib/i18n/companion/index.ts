import { usePart, type PartLoaders } from '../part'
import type { CompanionTexts } from './de'

export type { CompanionTexts } from './de'

const LOADERS: PartLoaders<CompanionTexts> = {
  de: () => import('./de').then((module) => module.de),
  en: () => import('./en').then((module) => module.en),
}

/** The words of the companion in the chosen language; null while they are loaded. */
export const useCompanionTexts = (): CompanionTexts | null => usePart(LOADERS)
