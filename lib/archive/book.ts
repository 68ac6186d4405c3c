import {
  partnerOf,
  SOLO_CONTRACTS,
  type Deal,
  type GermanDeal,
  type Laufende,
  type Level,
  type RelativeName,
  type Seat,
} from '../score'
import { relativeOf } from '../score/relatives'
import {
  ledgerOf,
  receiptFor,
  unitOf,
  type BavarianEvening,
  type BavarianRow,
  type Evening,
  type GermanEvening,
  type PlayerId,
  type RelativeEvening,
  type SessionEntry,
} from '../table'

/** What amounts of an evening are: cents, points, or strokes. Lists of one unit may be added up, those of several not. */
export type BookUnit = 'cent' | 'point' | 'stroke'

/** What was played of a relative; `contract`: null where there is only one, or it was written by hand. */
export type RelativeContract = {
  readonly game: RelativeName
  readonly contract: string | null
  readonly byHand: boolean
}

/** One deal that counts, in words of the core. What a deal does not say is left out. */
export type BookLine = {
  readonly number: number
  readonly dealer: PlayerId
  readonly contract: Deal['contract'] | 'german' | RelativeContract
  readonly suit?: string
  /** Circled on paper. */
  readonly solo: boolean
  /** Who played, or chose, or is of the side whose result is told; with whom. */
  readonly declarer?: PlayerId
  readonly partner?: PlayerId
  readonly cardPoints?: number
  readonly won?: boolean
  readonly level?: Level
  readonly laufende?: Laufende
  readonly knocks: number
  readonly kontra: number
  readonly bock: number
  readonly note?: string
  /** What each person of the evening gained, in the order of `people`; null: was not at the table. */
  readonly gains: readonly (number | null)[]
  /** What it put into the stock, or (negative) took out. Σ gains + stock = 0, but for strokes. */
  readonly stock: number
}

/** An evening as it is written into a list. */
export type Book = {
  readonly evening: Evening
  readonly unit: BookUnit
  /** Everybody who ever sat down, in the order in which they did. */
  readonly people: readonly PlayerId[]
  readonly lines: readonly BookLine[]
}

/** What the amounts of an evening are, as its opening says: neither its unit nor its kind ever changes. */
export function bookUnitOf(session: SessionEntry): BookUnit {
  if (session.game === 'bavarian') return session.rules.unit
  if (session.game === 'german' || relativeOf(session.game).target(session.rules) !== null) return 'stroke'
  return session.rules.unit === 'cent' ? 'cent' : 'point'
}

export function bookOf(evening: Evening): Book {
  if (evening.game === 'bavarian') return bavarianBook(evening)
  return evening.game === 'german' ? germanBook(evening) : relativeBook(evening)
}

/** Who ever sat down at this evening. */
const peopleOf = (evening: Evening): readonly PlayerId[] => [
  ...new Set([
    ...evening.session.seats,
    ...evening.rows.flatMap((row) => row.seats),
    ...(evening.game === 'german' ? evening.seats : evening.balance.keys()),
  ]),
]

function bavarianBook(evening: BavarianEvening): Book {
  const people = peopleOf(evening)
  let stock = 0
  const lines = evening.rows.flatMap((row) => {
    if (row.state !== 'counted') return []
    const line = bavarianLine(row, people, row.played.stock - stock)
    stock = row.played.stock
    return [line]
  })
  return { evening, unit: evening.rules.unit, people, lines }
}

type Counted = Extract<BavarianRow, { state: 'counted' }>

function bavarianLine(row: Counted, people: readonly PlayerId[], stock: number): BookLine {
  const { deal, played, seats } = row
  const at = (seat: Seat): PlayerId => seats[seat] ?? ''
  const partner = 'declarer' in deal ? partnerOf(deal, played.playing) : null
  const outcome = receiptFor(row)?.outcome ?? null
  return {
    number: row.number,
    dealer: at(played.dealer),
    contract: deal.contract,
    solo: SOLO_CONTRACTS.some((solo) => solo === deal.contract),
    ...('suit' in deal && deal.suit && { suit: deal.suit }),
    ...('declarer' in deal && { declarer: at(deal.declarer) }),
    ...(partner !== null && { partner: at(partner) }),
    ...('cardPoints' in deal && { cardPoints: deal.cardPoints }),
    ...(outcome && { won: outcome.won, level: outcome.level }),
    ...('laufende' in deal && deal.laufende && { laufende: deal.laufende }),
    knocks: deal.knocks?.length ?? 0,
    kontra: ('kontra' in deal && deal.kontra) || 0,
    bock: played.bock,
    ...(deal.note !== undefined && { note: deal.note }),
    gains: people.map((person) => (seats.includes(person) ? (played.scores[seats.indexOf(person)] ?? 0) : null)),
    stock,
  }
}

function germanBook(evening: GermanEvening): Book {
  const people = peopleOf(evening)
  const lines = evening.rows.flatMap((row): BookLine[] => {
    if (row.state !== 'counted') return []
    const { deal, played, seats, rules } = row
    const teamOf = (person: PlayerId) => rules.teams.findIndex((team) => team.includes(seats.indexOf(person)))
    return [
      {
        number: row.number,
        dealer: seats[played.dealer] ?? '',
        contract: 'german',
        solo: false,
        ...germanFacts(deal, seats),
        knocks: 0,
        kontra: 0,
        bock: 1,
        gains: people.map((person) => (seats.includes(person) ? (played.strokes[teamOf(person)] ?? 0) : null)),
        stock: 0,
      },
    ]
  })
  return { evening, unit: 'stroke', people, lines }
}

function relativeBook(evening: RelativeEvening): Book {
  const people = peopleOf(evening)
  const isLedger = ledgerOf(evening) !== null
  let stock = 0
  const lines = evening.rows.flatMap((row): BookLine[] => {
    if (row.state !== 'counted') return []
    const { deal, played, seats, rules } = row
    const contracts = evening.relative.contracts(rules)
    const [declarer, partner] =
      deal.side === undefined ? [deal.declarer, deal.partner] : (evening.relative.sides?.[deal.side] ?? [])
    const gains: readonly number[] = isLedger
      ? played.scores
      : seats.map((_, seat) => played.made[evening.relative.sides?.findIndex((side) => side.includes(seat)) ?? -1] ?? 0)
    const change = played.stock - stock
    stock = played.stock
    return [
      {
        number: row.number,
        dealer: seats[played.dealer] ?? '',
        contract: {
          game: evening.relative.name,
          contract: contracts.length > 1 && !deal.byHand ? (deal.contract ?? contracts[0] ?? null) : null,
          byHand: deal.byHand !== undefined,
        },
        solo: false,
        ...(declarer !== undefined && { declarer: seats[declarer] ?? '' }),
        ...(partner !== undefined && { partner: seats[partner] ?? '' }),
        ...(deal.cardPoints !== undefined && { cardPoints: deal.cardPoints }),
        ...(played.winner !== null && { won: played.winner === 'own', level: played.level }),
        knocks: 0,
        kontra: deal.doublings ?? 0,
        bock: 1,
        ...(deal.note !== undefined && { note: deal.note }),
        gains: people.map((person) => (seats.includes(person) ? (gains[seats.indexOf(person)] ?? 0) : null)),
        stock: change,
      },
    ]
  })
  return { evening, unit: isLedger ? unitOf(evening) : 'stroke', people, lines }
}

const germanFacts = (deal: GermanDeal, seats: readonly PlayerId[]) => ({
  ...('chooser' in deal && { declarer: seats[deal.chooser] ?? '' }),
  ...('cardPoints' in deal && { cardPoints: deal.cardPoints }),
  ...('won' in deal && { won: deal.won, level: deal.level ?? 'plain' }),
  ...(deal.note !== undefined && { note: deal.note }),
})
