import { usePart, type PartLoaders } from '../part'
import type { ShareTexts } from './de'

export type { ShareTexts } from './de'

const LOADERS: PartLoaders<ShareTexts> = {
  de: () => import('./de').then((module) => module.de),
  en: () => import('./en').then((module) => module.en),
}

/** The words for the host who shares a table, in the chosen language; null while they are loaded. */
export const useShareTexts = (): ShareTexts | null => usePart(LOADERS)
