import { describe, expect, it } from 'vitest'
import type { Contract, Deal, Seat } from '@/lib/score'
import { typeRamsch, stepRunners } from '@/app/evening/sheet/amount-moves'
import { offerOf, chooseContract } from '@/app/evening/sheet/offer'
import { setLevel, setWon, toggleCounted, toggleSie, toggleTout, typePoints } from '@/app/evening/sheet/result-moves'
import { setKontra, setLoser, tapSeat, toggleJungfrau, toggleKnock } from '@/app/evening/sheet/seat-moves'
import { outcome, placeOf, sheet, type Move } from './hands'

const place = placeOf()
const { rules } = place
const seat =
  (who: Seat): Move =>
  (draft) =>
    tapSeat(draft, who)
const won: Move = (draft) => setWon(draft, true)
const lost: Move = (draft) => setWon(draft, false)
const more =
  (contract: Contract): Move =>
  (draft) =>
    chooseContract(draft, contract, rules)
const mit: Move = (draft) => {
  const { runners } = offerOf(draft.contract, rules)
  return runners === null ? draft : { ...draft, laufende: stepRunners(draft.laufende, 1, runners) }
}
const suit =
  (named: 'eichel' | 'herz'): Move =>
  (draft) => ({ ...draft, suit: named })
const digit =
  (value: number): Move =>
  (draft) =>
    typePoints(draft, value)

/** How the sheet was opened on the board, in taps: a plate or a contract is one, "mehr" is one and opens the rest. */
type Row = {
  readonly what: string
  readonly opened: { readonly contract: Contract; readonly declarer?: Seat }
  readonly moves: readonly Move[]
  /** Things that were special: each allows one tap more. */
  readonly special: number
  readonly limit: 4 | 6
  readonly deal: Deal
}

const ROWS: readonly Row[] = [
  {
    what: 'Rufspiel, Anna mit Dora gewonnen',
    opened: { contract: 'rufspiel', declarer: 0 },
    moves: [seat(3), won],
    special: 0,
    limit: 4,
    deal: { contract: 'rufspiel', declarer: 0, partner: 3, won: true },
  },
  {
    what: 'Rufspiel verloren',
    opened: { contract: 'rufspiel', declarer: 1 },
    moves: [seat(2), lost],
    special: 0,
    limit: 4,
    deal: { contract: 'rufspiel', declarer: 1, partner: 2, won: false },
  },
  {
    what: 'Rufspiel, Schneider, mit 3, Kontra',
    opened: { contract: 'rufspiel', declarer: 0 },
    moves: [seat(3), won, (draft) => setLevel(draft, 'schneider'), mit, (draft) => setKontra(draft, 1)],
    special: 3,
    limit: 4,
    deal: {
      contract: 'rufspiel',
      declarer: 0,
      partner: 3,
      won: true,
      level: 'schneider',
      laufende: { mit: 3 },
      kontra: 1,
    },
  },
  {
    what: 'Rufspiel mit 107 Augen, einer geklopft',
    opened: { contract: 'rufspiel', declarer: 0 },
    moves: [seat(3), toggleCounted, digit(1), digit(0), digit(7), (draft) => toggleKnock(draft, 0)],
    special: 5,
    limit: 4,
    deal: { contract: 'rufspiel', declarer: 0, partner: 3, cardPoints: 107, knocks: [0] },
  },
  {
    what: 'Eichel-Solo gewonnen',
    opened: { contract: 'farbsolo' },
    moves: [suit('eichel'), seat(2), won],
    special: 0,
    limit: 6,
    deal: { contract: 'farbsolo', suit: 'eichel', declarer: 2, won: true },
  },
  {
    what: 'Wenz mit 2 gewonnen',
    opened: { contract: 'wenz' },
    moves: [seat(2), won, mit],
    special: 1,
    limit: 6,
    deal: { contract: 'wenz', declarer: 2, won: true, laufende: { mit: 2 } },
  },
  {
    what: 'Geier-Tout verloren',
    opened: { contract: 'geier' },
    moves: [seat(1), lost, toggleTout],
    special: 1,
    limit: 6,
    deal: { contract: 'geier', declarer: 1, tout: 'lost' },
  },
  {
    what: 'Herz-Sie',
    opened: { contract: 'farbsolo' },
    moves: [suit('herz'), seat(0), toggleSie],
    special: 1,
    limit: 6,
    deal: { contract: 'farbsolo', suit: 'herz', declarer: 0, sie: true },
  },
  {
    what: 'Farbwenz Herz gewonnen',
    opened: { contract: 'rufspiel' },
    moves: [more('farbwenz'), suit('herz'), seat(3), won],
    special: 0,
    limit: 6,
    deal: { contract: 'farbwenz', suit: 'herz', declarer: 3, won: true },
  },
  {
    what: 'Hochzeit verloren',
    opened: { contract: 'rufspiel' },
    moves: [more('hochzeit'), seat(3), seat(1), lost],
    special: 0,
    limit: 6,
    deal: { contract: 'hochzeit', declarer: 3, partner: 1, won: false },
  },
  {
    what: 'Ramsch, einer verliert, eine Jungfrau',
    opened: { contract: 'rufspiel' },
    moves: [more('ramsch'), (draft) => setLoser(draft, 2), (draft) => toggleJungfrau(draft, 0)],
    special: 1,
    limit: 6,
    deal: { contract: 'ramsch', ramsch: { loser: 2, jungfrauen: [0] } },
  },
  {
    what: 'Zusammengeworfen',
    opened: { contract: 'rufspiel' },
    moves: [more('passed')],
    special: 0,
    limit: 6,
    deal: { contract: 'passed' },
  },
]

/** From the board to the stored deal: opening the sheet, what was tapped on it, and "Eintragen". */
const tapsOf = ({ moves }: Row) => 1 + moves.length + 1

describe('taps from the board to the stored deal', () => {
  it.each(ROWS)('$what', (row) => {
    const { contract, declarer } = row.opened
    const draft = sheet(contract, row.moves, place, declarer ?? null)
    expect(outcome(draft, place)).toEqual(row.deal)
    expect(tapsOf(row)).toBeLessThanOrEqual(row.limit + row.special)
  })

  it('twelve typical deals are counted', () => {
    const table = ROWS.map((row) => [row.what, tapsOf(row), row.limit + row.special] as const)
    expect(table).toMatchInlineSnapshot(`
      [
        [
          "Rufspiel, Anna mit Dora gewonnen",
          4,
          4,
        ],
        [
          "Rufspiel verloren",
          4,
          4,
        ],
        [
          "Rufspiel, Schneider, mit 3, Kontra",
          7,
          7,
        ],
        [
          "Rufspiel mit 107 Augen, einer geklopft",
          8,
          9,
        ],
        [
          "Eichel-Solo gewonnen",
          5,
          6,
        ],
        [
          "Wenz mit 2 gewonnen",
          5,
          7,
        ],
        [
          "Geier-Tout verloren",
          5,
          7,
        ],
        [
          "Herz-Sie",
          5,
          7,
        ],
        [
          "Farbwenz Herz gewonnen",
          6,
          6,
        ],
        [
          "Hochzeit verloren",
          6,
          6,
        ],
        [
          "Ramsch, einer verliert, eine Jungfrau",
          5,
          7,
        ],
        [
          "Zusammengeworfen",
          3,
          6,
        ],
      ]
    `)
  })
})

describe('card points of a Ramsch', () => {
  it('three numbers are enough: the fourth is the rest', () => {
    const write = (who: Seat, ...digits: number[]): Move[] => digits.map((d) => (draft) => typeRamsch(draft, who, d))
    const draft = sheet('ramsch', [...write(0, 3, 0), ...write(1, 4, 5), ...write(3, 2, 1)])
    expect(outcome(draft)).toEqual({ contract: 'ramsch', ramsch: { cardPoints: [30, 45, 24, 21] } })
  })
})
