import { usePart, type PartLoaders } from '../part'
import type { GermanTexts } from './de'

export type { GermanTexts } from './de'

const LOADERS: PartLoaders<GermanTexts> = {
  de: () => import('./de').then((module) => module.de),
  en: () => import('./en').then((module) => module.en),
}

/** The words of the German game that the board does not need at once; null while they are loaded. */
export const useGermanTexts = (): GermanTexts | null => usePart(LOADERS)
