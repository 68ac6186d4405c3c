import type { PlayedRelative, Relative, RelativeDeal, RelativeRules, Seat } from '@/lib/score'
import type { RelativesTexts, Texts } from '@/lib/i18n'
import type { RelativeEvening } from '@/lib/table'

/** A deal of a relative, as far as words need it. `played` of null: it does not count. */
export type RelativeTold = {
  readonly relative: Relative
  readonly deal: RelativeDeal
  readonly rules: RelativeRules
  readonly played: Pick<PlayedRelative, 'winner' | 'level' | 'made'> | null
  /** By seat. */
  readonly names: readonly string[]
}

/** A side by the names of those on it. */
export const sideName = (relative: Relative, side: number, names: readonly string[], texts: Texts): string =>
  texts.common.and((relative.sides?.[side] ?? []).map((seat) => names[seat] ?? ''))

/** The games and matches that a side has won. */
export function prizesOf(
  { name }: Relative,
  { games, matches }: Pick<RelativeEvening, 'games' | 'matches'>,
  side: number,
  words: RelativesTexts,
): string[] {
  const game = words.games[name]
  const [won = 0, match = 0] = [games[side], matches[side]]
  return [...(won > 0 ? [game.games(won)] : []), ...(match > 0 ? [game.matches(match)] : [])]
}

/** How a side stands: "2 Spiele · 13 Striche". */
export const sideStand = (evening: RelativeEvening, side: number, words: RelativesTexts): string =>
  [...prizesOf(evening.relative, evening, side, words), words.board.strokes(evening.tally[side] ?? 0)].join(' · ')

/** Who stands on the side whose result is told, and who against it. */
function seatsOf({ relative, deal, names }: RelativeTold, which: 'own' | 'other'): readonly Seat[] {
  const all = names.map((_, seat) => seat)
  const own =
    deal.side === undefined
      ? all.filter((seat) => seat === deal.declarer || seat === deal.partner)
      : (relative.sides?.[deal.side] ?? [])
  return which === 'own' ? own : all.filter((seat) => !own.includes(seat))
}

/** Who won, what, and how clearly: "Wenz: Anna und Cilli gewinnen, Schneider". */
export function relativeHeadline(told: RelativeTold, words: RelativesTexts, texts: Texts): string {
  const { relative, deal, rules, played, names } = told
  const contracts = relative.contracts(rules)
  const contract = contracts.length > 1 ? words.games[relative.name].contracts[deal.contract ?? contracts[0] ?? ''] : ''
  const named = (what: string) => (contract ? `${contract}: ${what}` : what)
  if (deal.byHand) return words.receipt.byHand
  if (played === null) return contract || words.games[relative.name].name
  if (played.winner === null) return named(rules.half === 'carry' ? words.receipt.carries : words.receipt.draw)
  const winners = seatsOf(told, played.winner).map((seat) => names[seat] ?? '')
  const won = words.receipt.wins(texts.common.and(winners), winners.length > 1)
  return named(played.level === 'plain' ? won : `${won}, ${texts.receipt.levels[played.level]}`)
}

/** What was special about it beside the level, in the order in which it is told. */
export function relativeDetails({ relative, deal }: RelativeTold, words: RelativesTexts): readonly string[] {
  const { lines, withPoints } = words.receipt
  return [
    ...(deal.cardPoints === undefined ? [] : [withPoints(deal.cardPoints, relative.total - deal.cardPoints)]),
    ...(deal.announced === undefined ? [] : [`${words.sheet.levels[deal.announced]} ${lines.announced(1)}`]),
    ...(deal.tout ? [lines.tout(1)] : []),
    ...(deal.solo ? [lines.solo(1)] : []),
    ...(deal.laufende === undefined ? [] : [lines.laufende(deal.laufende)]),
    ...(deal.doublings === undefined ? [] : [lines.doublings(deal.doublings)]),
  ]
}
