import { partnerOf, ramschEnd, type Deal, type Receipt, type Rules, type Seat } from '@/lib/score'
import type { Format, BoardTexts } from '@/lib/i18n'

/** What a sentence about a deal is made of. `names` by seat. */
export type Told = {
  readonly deal: Deal
  readonly rules: Rules
  readonly receipt: Receipt
  readonly playing: readonly Seat[]
  readonly names: readonly string[]
}

const nameAt = (names: readonly string[], seat: Seat): string => names[seat] ?? ''

/** "den Wenz", "das Eichel-Solo": a contract as what someone wins. */
function objectOf(deal: Deal, texts: BoardTexts): string {
  const { object } = texts.receipt
  switch (deal.contract) {
    case 'farbsolo':
    case 'farbwenz':
    case 'farbgeier':
      return object[deal.contract](texts.suits[deal.suit])
    case 'rufspiel':
    case 'hochzeit':
    case 'kreuz':
    case 'wenz':
    case 'geier':
    case 'bettel':
      return object[deal.contract]
    case 'ramsch':
    case 'passed':
    case 'manual':
      return ''
  }
}

/** Who won or lost what, without the reasons: "Anna mit Dora gewinnt". */
export function headline({ deal, rules, receipt, playing, names }: Told, texts: BoardTexts): string {
  const words = texts.receipt
  const named = (seats: readonly Seat[]) => texts.common.and(seats.map((seat) => nameAt(names, seat)))
  switch (deal.contract) {
    case 'passed':
      return words.passed
    case 'manual':
      return words.manual
    case 'ramsch': {
      const end = ramschEnd(deal.ramsch, playing, rules)
      if (end.kind === 'tied') return words.ramschNobody
      if (end.kind === 'durchmarsch') return words.ramschMarch(nameAt(names, end.by))
      return words.ramschLoser(named(end.losers), end.losers.length > 1)
    }
    case 'rufspiel':
    case 'hochzeit':
    case 'kreuz':
    case 'farbsolo':
    case 'wenz':
    case 'geier':
    case 'farbwenz':
    case 'farbgeier':
    case 'bettel': {
      const declarer = nameAt(names, deal.declarer)
      const partner = partnerOf(deal, playing)
      if (receipt.outcome === null)
        return words.nobodyPays(partner === null ? declarer : named([deal.declarer, partner]))
      const { won } = receipt.outcome
      if (partner !== null) return (won ? words.pairWins : words.pairLoses)(declarer, nameAt(names, partner))
      if ('sie' in deal) return words.sieOf(declarer)
      const object = 'tout' in deal ? words.toutOf(objectOf(deal, texts)) : objectOf(deal, texts)
      return (won ? words.soloWins : words.soloLoses)(declarer, object)
    }
  }
}

/** What was special about a deal, in the order in which it is told at the table. */
export function particulars({ deal, receipt, names }: Told, texts: BoardTexts): readonly string[] {
  const words = texts.receipt
  const named = (seats: readonly Seat[]) => texts.common.and(seats.map((seat) => nameAt(names, seat)))
  const told: string[] = []
  if ('muss' in deal && deal.muss) told.push(words.forced)
  if ('cardPoints' in deal) told.push(words.withPoints(deal.cardPoints))
  if (receipt.outcome !== null && receipt.outcome.level !== 'plain') told.push(words.levels[receipt.outcome.level])
  if ('laufende' in deal && deal.laufende !== undefined) {
    told.push(texts.sheet.mitOhne('mit' in deal.laufende ? deal.laufende.mit : -deal.laufende.ohne))
  }
  if (deal.contract === 'ramsch') {
    const { jungfrauen = [] } = deal.ramsch
    if (jungfrauen.length > 0) told.push(words.noTrickFor(named(jungfrauen), jungfrauen.length > 1))
  }
  if (deal.knocks !== undefined && deal.knocks.length > 0) told.push(words.knocked(named(deal.knocks)))
  if ('kontra' in deal) told.push(...texts.sheet.kontraSteps.slice(0, deal.kontra ?? 0))
  return told
}

/** One sentence to read aloud. */
export function sentence(told: Told, texts: BoardTexts, format: Format): string {
  const { stake } = told.receipt
  const each = stake === null || told.receipt.payments.length === 0 ? null : format.priced(stake)
  return texts.receipt.sentence(headline(told, texts), particulars(told, texts), each)
}

/** The name of a contract on the bill: "Ruf", "Solo Eichel". */
export function contractName(deal: Deal, texts: BoardTexts): string {
  const name = texts.contracts[deal.contract]
  return 'suit' in deal && deal.suit !== undefined ? `${name} ${texts.suits[deal.suit]}` : name
}
