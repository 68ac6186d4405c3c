import type { BoardTexts, Texts } from '@/lib/i18n'

/**
 * The words for a code that may come from a newer server: then the code itself, rather than nothing. The board has no
 * words for a refused entry, which it does not list.
 */
export function wordsOf(texts: BoardTexts | Texts, code: string): string {
  const entries = 'entryRefusals' in texts ? texts.entryRefusals : {}
  const tables: readonly Readonly<Record<string, string>>[] = [texts.refusals, entries, texts.faults]
  for (const table of tables) {
    const words = table[code]
    if (words !== undefined) return words
  }
  return code
}
