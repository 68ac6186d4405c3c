import { isPlayable, limitsOf, receiptOf, type Deal, type Rules } from '@/lib/score'
import type { Format, Texts } from '@/lib/i18n'

/** The Laufende that a good hand has: what the table pays from, and three if it pays those; null: none are paid. */
function runners(rules: Rules): number | null {
  const { counts, from } = rules.laufende
  const most = limitsOf('farbsolo', rules).laufende?.mit ?? 0
  const count = Math.max(3, from.solo)
  return counts === 'off' || counts === 'ohne' || count > most ? null : count
}

function stakeOf(deal: Deal, rules: Rules): number {
  const playing = rules.seats === 3 ? [0, 1, 2] : [0, 1, 2, 3]
  return receiptOf(deal, rules, { players: playing.length, playing, dealer: 0, bock: 1 }).stake ?? 0
}

/** What two usual deals cost by these rules, in words: "Solo, Schneider, mit 3, Kontra: je 1,80 €". */
export function examplesOf(rules: Rules, texts: Texts, format: Format): readonly string[] {
  const { board, contracts } = texts
  const mit = runners(rules)
  const isDoubled = rules.kontra.max > 0
  const solo: Deal = {
    contract: 'farbsolo',
    suit: 'eichel',
    declarer: 0,
    won: true,
    level: 'schneider',
    ...(mit !== null && { laufende: { mit } }),
    ...(isDoubled && { kontra: 1 }),
  }
  const words = [contracts.farbsolo, board.schneider]
  if (mit !== null) words.push(board.mit(mit))
  if (isDoubled) words.push(board.kontra[1] ?? '')
  const examples = [texts.rules.exampleEach(words.join(', '), format.priced(stakeOf(solo, rules)))]
  if (!isPlayable('rufspiel', rules)) return examples
  const call: Deal = { contract: 'rufspiel', declarer: 0, partner: 1, won: true, level: 'schneider' }
  const what = `${contracts.rufspiel}, ${board.schneider}`
  return [texts.rules.exampleEach(what, format.priced(stakeOf(call, rules))), ...examples]
}
