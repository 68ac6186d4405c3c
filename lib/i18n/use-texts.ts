import { useSyncExternalStore } from 'react'
import { de, type Texts } from './de'
import { isLanguage, LOADERS, type Language } from './languages'

/** The key in localStorage that the script before the first paint reads too. */
const STORED = 'language'
type Current = { readonly language: Language; readonly texts: Texts }
const GERMAN: Current = { language: 'de', texts: de }

let current = GERMAN
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

export const useTexts = (): Texts => useSyncExternalStore(subscribe, now, atBuild).texts
export const useLanguage = (): Language => useSyncExternalStore(subscribe, now, atBuild).language
/** The language that was chosen, while its texts may still be on their way: what the choice itself shows. */
export const useChosenLanguage = (): Language =>
  useSyncExternalStore(
    subscribe,
    () => chosen,
    () => GERMAN.language,
  )
