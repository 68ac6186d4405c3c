import type { Texts } from './de'

/** A language is its file, and a line here. German is in the main bundle, the others come when they are chosen. */
export const LANGUAGES = { de: 'Deutsch', en: 'English' } as const
export type Language = keyof typeof LANGUAGES

/** Where to load a language that is not in the main bundle. */
export const LOADERS: Readonly<Record<Exclude<Language, 'de'>, () => Promise<Texts>>> = {
  en: () => import('./en').then((module) => module.en),
}

export const isLanguage = (written: string | null | undefined): written is Language =>
  written !== null && written !== undefined && Object.hasOwn(LANGUAGES, written)
