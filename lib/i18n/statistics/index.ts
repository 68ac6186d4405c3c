import { usePart, type PartLoaders } from '../part'
import type { StatisticsTexts } from './de'

export type { StatisticsTexts } from './de'

const LOADERS: PartLoaders<StatisticsTexts> = {
  de: () => import('./de').then((module) => module.de),
  en: () => import('./en').then((module) => module.en),
}

/** The words of the statistics in the chosen language; null while they are loaded. */
export const useStatisticsTexts = (): StatisticsTexts | null => usePart(LOADERS)
