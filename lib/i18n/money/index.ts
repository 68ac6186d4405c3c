import { usePart, type PartLoaders } from '../part'
import type { MoneyTexts } from './de'

export type { MoneyTexts } from './de'

const LOADERS: PartLoaders<MoneyTexts> = {
  de: () => import('./de').then((module) => module.de),
  en: () => import('./en').then((module) => module.en),
}

/** The words of settling up, of the kitty and of the standings in the chosen language; null while they are loaded. */
export const useMoneyTexts = (): MoneyTexts | null => usePart(LOADERS)
