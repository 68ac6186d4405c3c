import { useSyncExternalStore } from 'react'
import { de, type Texts } from './de'
import { isLanguage, LOADERS, type Language } from './languages'

/** The key in localStorage that the script before the first paint reads too. */
const STORED = 'language'
type Current = { readonly language: Language; readonly texts: Texts }
const GERMAN: Current = { language: 'de', texts: de }

let current = GERMAN
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

async function show(language: Language): Promise<void> {
  try {
    current = language === 'de' ? GERMAN : { language, texts: await LOADERS[language]() }
  } catch {
    current = GERMAN // the language could not be loaded: German words are better than none
  }
  document.documentElement.lang = current.language
  delete document.documentElement.dataset.waiting
  for (const tell of listeners) tell()
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
