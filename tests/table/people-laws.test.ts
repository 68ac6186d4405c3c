import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Deal } from '@/lib/score'
import type { BavarianEvening, PlayerId } from '@/lib/table'
import { notebook, RUFSPIEL } from '../support/notebook'

/** Who was there from the first to the last deal, and who only looked in. */
const ALWAYS: readonly PlayerId[] = ['Anna', 'Bert', 'Cilli', 'Dora']
const GUESTS: readonly PlayerId[] = ['Emil', 'Franz', 'Gerti', 'Hans']

type Step = { readonly what: 'deal' | 'guest'; readonly who: number; readonly place: number }
const steps = fc.array(
  fc.record<Step>({
    what: fc.constantFrom('deal', 'deal', 'guest'),
    who: fc.nat({ max: GUESTS.length - 1 }),
    place: fc.nat({ max: 7 }),
  }),
  { minLength: 1, maxLength: 24, size: 'large' },
)

type Book = ReturnType<typeof notebook>

/** Somebody wins against two others of those who play now. */
function dealIn(book: Book): Deal {
  const [declarer = 0, partner = 1] = book.evening().next.playing
  return { ...RUFSPIEL, declarer, partner } as Deal // a Rufspiel with other seats
}

/**
 * A guest sits down at that place, or gets up: the others stay in their order. Between two deals at most one comes back
 * to another place: if several change places, nobody can say any more whose turn it was.
 */
function moveGuest(book: Book, { who, place }: Step, back: Set<PlayerId>): void {
  const guest = GUESTS[who] ?? 'Emil'
  const { seats, rows } = book.bavarian()
  if (seats.includes(guest)) return void book.sit(...seats.filter((one) => one !== guest))
  const sat = rows.at(-1)?.seats.includes(guest) ?? false
  if (sat && back.size > 0 && !back.has(guest)) return
  if (sat) back.add(guest)
  book.sit(...seats.toSpliced(place % (seats.length + 1), 0, guest))
}

/** Plays it, and looks after each step. */
function play(
  all: readonly Step[],
  look?: (before: BavarianEvening, after: BavarianEvening, step: Step) => void,
): Book {
  const book = notebook(ALWAYS)
  const back = new Set<PlayerId>()
  let before = book.bavarian()
  for (const step of all) {
    if (step.what === 'deal') {
      book.deal(dealIn(book))
      back.clear()
    } else moveGuest(book, step, back)
    const after = book.bavarian()
    look?.(before, after, step)
    before = after
  }
  return book
}

const dealersOf = ({ rows }: BavarianEvening): readonly PlayerId[] =>
  rows.map((row) => (row.state === 'counted' ? (row.seats[row.played.dealer] ?? '?') : row.state))

test('whoever comes and goes, those who stay deal in turn, and none of them is skipped', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const turns = dealersOf(play(all).bavarian()).filter((dealer) => ALWAYS.includes(dealer))
      expect(turns).toEqual(turns.map((_, turn) => ALWAYS[turn % ALWAYS.length]))
    }),
  )
})

test('guests who sit there when their turn comes deal too: with nobody moving, everybody deals once a round', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const book = play(all)
      const { seats } = book.evening()
      const first = seats.indexOf(book.nextDealer() ?? '')
      const before = book.bavarian().rows.length
      for (let deal = 0; deal < 2 * seats.length; deal++) book.deal({ contract: 'passed' })
      expect(dealersOf(book.bavarian()).slice(before)).toEqual(
        Array.from({ length: 2 * seats.length }, (_, turn) => seats[(first + turn) % seats.length]),
      )
    }),
  )
})

test('a late-comer starts at 0, and coming and going moves no money', () => {
  fc.assert(
    fc.property(steps, (all) => {
      play(all, (before, after, step) => {
        if (step.what === 'deal') return
        for (const [person, amount] of after.balance) expect(amount).toBe(before.balance.get(person) ?? 0)
        expect([...before.balance.keys()].every((person) => after.balance.has(person))).toBe(true)
      })
    }),
  )
})

test('who is away keeps what he has, whatever the others play', () => {
  fc.assert(
    fc.property(steps, (all) => {
      play(all, (before, after, step) => {
        if (step.what !== 'deal') return
        for (const [person, amount] of before.balance)
          if (!before.seats.includes(person)) expect(after.balance.get(person)).toBe(amount)
      })
    }),
  )
})

test('history never changes: what was played stays as it was, with its dealer, its seats and its bill', () => {
  fc.assert(
    fc.property(steps, (all) => {
      play(all, (before, after) => expect(after.rows.slice(0, before.rows.length)).toEqual(before.rows))
    }),
  )
})

test('whoever the table says deals next does so once, and then it goes round from there', () => {
  fc.assert(
    fc.property(steps, fc.nat({ max: 7 }), (all, choice) => {
      const book = play(all)
      const { seats, rows } = book.bavarian()
      const first = choice % seats.length
      book.dealNext(seats[first] ?? '')
      expect(book.bavarian().rows).toEqual(rows)
      for (let deal = 0; deal < seats.length + 1; deal++) {
        expect(book.nextDealer()).toBe(seats[(first + deal) % seats.length])
        book.deal({ contract: 'passed' })
      }
    }),
  )
})

test('these evenings are not empty', () => {
  const evenings = fc.sample(steps, 200).map((all) => play(all).bavarian())
  const some = (what: (evening: BavarianEvening) => boolean) => evenings.filter(what).length
  expect(some(({ count }) => count > 4)).toBeGreaterThan(100)
  expect(some(({ balance }) => balance.size > 5)).toBeGreaterThan(100)
  expect(some(({ seats, balance }) => seats.length < balance.size)).toBeGreaterThan(80)
  expect(some((evening) => dealersOf(evening).some((dealer) => GUESTS.includes(dealer)))).toBeGreaterThan(80)
})
