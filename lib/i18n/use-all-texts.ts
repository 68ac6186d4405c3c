import { de, type Texts } from './de'
import { useCurrent } from './use-texts'

/** All words that are no part of their own: for screens that the board does not wait for. */
export function useTexts(): Texts {
  const current = useCurrent()
  return current.language === 'de' ? de : current.texts
}
