'use client'

import { useRelativesTexts } from '@/lib/i18n'
import type { RelativeEvening } from '@/lib/table'

/** What came of an evening that was played for strokes: "Bierkopf · 2 : 1". */
export default function RelativeResult({ evening }: { evening: RelativeEvening }) {
  const words = useRelativesTexts()
  const { relative, games, matches, tally } = evening
  if (words === null) return null
  const { name, games: gamesOf, matches: matchesOf } = words.games[relative.name]
  const all = [
    name,
    ...(matches.some((count) => count > 0) ? [scored(matches, matchesOf)] : []),
    ...(games.some((count) => count > 0) ? [scored(games, gamesOf)] : []),
    ...(tally.some((count) => count > 0) ? [scored(tally, words.board.strokes)] : []),
  ]
  return <span className="text-muted tabular">{all.join(' · ')}</span>
}

/** What is counted is said once, behind the last number: "1 : 0 Runden". */
const scored = (counts: readonly number[], inWords: (count: number) => string): string =>
  counts.map((count, at) => (at === counts.length - 1 ? inWords(count) : count)).join(' : ')
