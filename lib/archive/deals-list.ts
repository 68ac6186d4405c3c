import type { Laufende, Level } from '../score'
import type { PlayerId } from '../table'
import type { Book, BookLine } from './book'
import type { Cell } from './csv'

/** What stands over the columns of a list of deals, and for what has no number. */
export type DealWords = {
  readonly columns: {
    readonly [
      Column in
        | 'date'
        | 'evening'
        | 'number'
        | 'dealer'
        | 'contract'
        | 'suit'
        | 'declarer'
        | 'partner'
        | 'result'
        | 'cardPoints'
        | 'level'
        | 'laufende'
        | 'knocks'
        | 'kontra'
        | 'bock'
        | 'note'
        | 'stock'
    ]: string
  }
  readonly contract: (contract: BookLine['contract']) => string
  readonly suit: (suit: string) => string
  readonly result: (won: boolean) => string
  readonly level: (level: Level) => string
  readonly laufende: (laufende: Laufende) => string
}

/** Of which people and how: names by person, and digits after the comma of an amount. */
export type Listed = { readonly nameOf: (person: PlayerId) => string; readonly digits: number }

const count = (units: number): Cell => ({ units, digits: 0 })
const unless = (usual: number, units: number): Cell => (units === usual ? null : count(units))

/**
 * The deals of some evenings of one unit, a line each, with what every person gained by it. Law: the columns of the people
 * add up to the balances of the board, and with the stock's to 0.
 */
export function dealsList(books: readonly Book[], words: DealWords, { nameOf, digits }: Listed): Cell[][] {
  const people = [...new Set(books.flatMap((book) => book.people))]
  const { columns } = words
  const isMoney = books.some(({ unit }) => unit !== 'stroke')
  const head = [
    ...[columns.date, columns.evening, columns.number, columns.dealer, columns.contract, columns.suit],
    ...[columns.declarer, columns.partner, columns.result, columns.cardPoints, columns.level, columns.laufende],
    ...[columns.knocks, columns.kontra, columns.bock, columns.note],
    ...people.map(nameOf),
    ...(isMoney ? [columns.stock] : []),
  ]
  const named = (person: PlayerId | undefined): Cell => (person === undefined ? null : nameOf(person))
  const line = ({ evening, people: own, unit }: Book, deal: BookLine): Cell[] => {
    const amount = (units: number): Cell => ({ units, digits: unit === 'cent' ? digits : 0 })
    return [
      evening.session.playedOn,
      evening.session.title ?? null,
      count(deal.number),
      nameOf(deal.dealer),
      words.contract(deal.contract),
      deal.suit === undefined ? null : words.suit(deal.suit),
      named(deal.declarer),
      named(deal.partner),
      deal.won === undefined ? null : words.result(deal.won),
      deal.cardPoints === undefined ? null : count(deal.cardPoints),
      deal.level === undefined || deal.level === 'plain' ? null : words.level(deal.level),
      deal.laufende === undefined ? null : words.laufende(deal.laufende),
      unless(0, deal.knocks),
      unless(0, deal.kontra),
      unless(1, deal.bock),
      deal.note ?? null,
      ...people.map((person) => {
        const gain = deal.gains[own.indexOf(person)] ?? null
        return gain === null ? null : amount(gain)
      }),
      ...(isMoney ? [amount(deal.stock)] : []),
    ]
  }
  return [head, ...books.flatMap((book) => book.lines.map((deal) => line(book, deal)))]
}
