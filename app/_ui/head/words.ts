import type { Texts } from '@/lib/i18n'
import { ORDER } from './strokes'

/** What stands of a head, for who cannot see it: "8 von 9 Strichen. Es fehlt: die Nase." */
export function headWords(strokes: number, target: 9 | 12, texts: Texts): string {
  const words = texts.head
  const missing = ORDER[target].slice(strokes).map((part) => words.parts[part])
  if (missing.length === 0) return words.whole(target)
  if (strokes === 0) return words.none(target)
  return words.some(strokes, target, texts.common.and(missing))
}
