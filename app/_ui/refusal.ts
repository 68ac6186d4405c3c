import type { Texts } from '@/lib/i18n'

/** The words for a code that may come from a newer server: then the code itself, rather than nothing. */
export function wordsOf(texts: Texts, code: string): string {
  const tables: readonly Readonly<Record<string, string>>[] = [texts.refusals, texts.entryRefusals, texts.faults]
  for (const table of tables) {
    const words = table[code]
    if (words !== undefined) return words
  }
  return code
}
