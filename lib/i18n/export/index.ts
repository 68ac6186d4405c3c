import { usePart, type PartLoaders } from '../part'
import type { ExportTexts } from './de'

export type { ExportTexts } from './de'

const LOADERS: PartLoaders<ExportTexts> = {
  de: () => import('./de').then((module) => module.de),
  en: () => import('./en').then((module) => module.en),
}

/** The words of taking along and bringing in, in the chosen language; null while they are loaded. */
export const useExportTexts = (): ExportTexts | null => usePart(LOADERS)
