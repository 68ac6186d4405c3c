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
    ...(matches.some((count) => count > 0) ? [matches.map(matchesOf).join(' : ')] : []),
    ...(games.some((count) => count > 0) ? [games.map(gamesOf).join(' : ')] : []),
    ...(tally.some((count) => count > 0) ? [tally.map(words.board.strokes).join(' : ')] : []),
  ]
  return <span className="text-muted tabular">{all.join(' · ')}</span>
}
