import { usePart, type PartLoaders } from '../part'
import type { RelativesTexts } from './words'

export type { CustomWords, GameWords, RelativesTexts } from './words'

const LOADERS: PartLoaders<RelativesTexts> = {
  de: () => import('./de').then((module) => module.de),
  en: () => import('./en').then((module) => module.en),
}

/** The words of the relatives in the chosen language; null while they are loaded. */
export const useRelativesTexts = (): RelativesTexts | null => usePart(LOADERS)
