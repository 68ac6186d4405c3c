import { useSyncExternalStore } from 'react'
import { boardDe, type BoardTexts } from './board/de'
import { isLanguage, LOADERS, type Language } from './languages'
import type { Texts } from './de'

/** The key in localStorage that the script before the first paint reads too. */
const STORED = 'language'
/** German comes in two halves, so that the board need not wait for the words of other screens. */
export type Current =
  | { readonly language: 'de'; readonly texts: BoardTexts }
  | { readonly language: Exclude<Language, 'de'>; readonly texts: Texts }
const GERMAN: Current = { language: 'de', texts: boardDe }

let current: Current = GERMAN
/** What was chosen last: its texts may still be on their way. */
let chosen: Language = 'de'
let started = false
const listeners = new Set<() => void>()

function stored(): Language {
  try {
    const written = localStorage.getItem(STORED)
    return isLanguage(written) ? written : 'de'
  } catch {
    return 'de' // storage is forbidden: German
  }
}

const tellAll = () => {
  for (const tell of listeners) tell()
}

/** German if the language cannot be loaded: its words are better than none. */
const load = async (language: Language): Promise<Current> =>
  language === 'de' ? GERMAN : { language, texts: await LOADERS[language]() }

async function show(language: Language): Promise<void> {
  chosen = language
  tellAll()
  const loaded = await load(language).catch(() => GERMAN)
  if (chosen !== language) return // another was chosen meanwhile
  current = loaded
  chosen = loaded.language
  document.documentElement.lang = current.language
  delete document.documentElement.dataset.waiting
  tellAll()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (!started) {
    started = true
    void show(stored())
  }
  return () => listeners.delete(listener)
}

/** Switches every screen to this language and keeps the choice on this device. */
export function chooseLanguage(language: Language): Promise<void> {
  try {
    localStorage.setItem(STORED, language)
  } catch {
    // storage is forbidden: the choice holds until the page is closed
  }
  return show(language)
}

const now = () => current
const atBuild = () => GERMAN

export const useCurrent = (): Current => useSyncExternalStore(subscribe, now, atBuild)
/** The words of the board and of what stands around every screen. */
export const useBoardTexts = (): BoardTexts => useCurrent().texts
export const useLanguage = (): Language => useCurrent().language
/** The language that was chosen, while its texts may still be on their way: what the choice itself shows. */
export const useChosenLanguage = (): Language =>
  useSyncExternalStore(
    subscribe,
    () => chosen,
    () => GERMAN.language,
  )
