import { winOf, type GermanDeal, type GermanRules } from '@/lib/score'
import type { Texts } from '@/lib/i18n'

/** A team by the names of those in it. */
export const teamName = (team: number, rules: GermanRules, names: readonly string[], texts: Texts): string =>
  texts.common.and((rules.teams[team] ?? []).map((seat) => names[seat] ?? ''))

/** Who won a deal of the German game, and how clearly: "Anna und Cilli gewinnen, Schneider". */
export function germanHeadline(deal: GermanDeal, rules: GermanRules, names: readonly string[], texts: Texts): string {
  const words = texts.receipt
  if ('strokes' in deal) {
    const made = deal.strokes.flatMap((count, team) => (count > 0 ? [teamName(team, rules, names, texts)] : []))
    return made.length === 1 ? words.strokesFor(words.germanByHand, made.join()) : words.germanByHand
  }
  const win = winOf(deal, rules)
  if (win === null) return rules.sixty === 'carry' ? words.germanCarried : words.germanNothing
  const chose = rules.teams.findIndex((team) => team.includes(deal.chooser))
  const team = win.side === 'choosers' ? chose : rules.teams.findIndex((_, at) => at !== chose)
  const won = words.germanWins(teamName(team, rules, names, texts))
  return win.level === 'plain' ? won : `${won}, ${words.levels[win.level]}`
}

/** Strokes a deal made, in short: "+2", or for several teams one number each. */
export function germanStrokes(strokes: readonly number[]): string {
  const [one, ...more] = strokes.filter((count) => count > 0)
  if (one === undefined) return '–'
  return more.length === 0 ? `+${one}` : strokes.map(String).join(' : ')
}

/** One sentence to read aloud. */
export function germanSentence(
  deal: GermanDeal,
  strokes: readonly number[],
  rules: GermanRules,
  names: readonly string[],
  texts: Texts,
): string {
  const made = strokes.flatMap((count, team) =>
    count === 0
      ? []
      : [texts.receipt.strokesFor(teamName(team, rules, names, texts), texts.receipt.germanStrokes(count))],
  )
  return `${[germanHeadline(deal, rules, names, texts), ...made].join('. ')}.`
}
