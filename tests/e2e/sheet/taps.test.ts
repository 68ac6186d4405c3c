import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rulesOf, type Deal } from '@/lib/score'
import { appServer, type AppServer } from '../../support/app-server'
import { newPhone, type Phone } from '../../support/browser'
import { expectBoard, FOUR, LONG } from '../evening/board'
import { beginEvening } from '../evening/rules-by-hand'
import { enter, fill, handOf, open, save, type Hand } from './hand'

const RULES = rulesOf({})
const PLAYING = [0, 1, 2, 3]

const RUFSPIEL: Deal = { contract: 'rufspiel', declarer: 0, partner: 3, won: true }

type Typical = {
  readonly what: string
  readonly deal: Deal
  /** 4 for a Rufspiel, 6 for any other contract, and one for each thing that was special. */
  readonly limit: number
}

const TWELVE: readonly Typical[] = [
  { what: 'Rufspiel gewonnen', deal: RUFSPIEL, limit: 4 },
  { what: 'Rufspiel verloren', deal: { contract: 'rufspiel', declarer: 1, partner: 2, won: false }, limit: 4 },
  {
    what: 'Rufspiel, Schneider, mit 3, Kontra',
    deal: {
      contract: 'rufspiel',
      declarer: 0,
      partner: 3,
      won: true,
      level: 'schneider',
      laufende: { mit: 3 },
      kontra: 1,
    },
    limit: 4 + 3,
  },
  {
    // The card points take "Augen" and a tap for each digit in place of "gewonnen".
    what: 'Rufspiel mit 107 Augen, einer geklopft',
    deal: { contract: 'rufspiel', declarer: 0, partner: 3, cardPoints: 107, knocks: [0] },
    limit: 4 + 3 + 1,
  },
  {
    what: 'Eichel-Solo gewonnen',
    deal: { contract: 'farbsolo', suit: 'eichel', declarer: 2, won: true },
    limit: 6,
  },
  { what: 'Wenz mit 2 gewonnen', deal: { contract: 'wenz', declarer: 2, won: true, laufende: { mit: 2 } }, limit: 7 },
  { what: 'Geier-Tout verloren', deal: { contract: 'geier', declarer: 1, tout: 'lost' }, limit: 7 },
  { what: 'Herz-Sie', deal: { contract: 'farbsolo', suit: 'herz', declarer: 0, sie: true }, limit: 7 },
  {
    what: 'Herz-Farbwenz gewonnen',
    deal: { contract: 'farbwenz', suit: 'herz', declarer: 3, won: true },
    limit: 6,
  },
  { what: 'Hochzeit verloren', deal: { contract: 'hochzeit', declarer: 3, partner: 1, won: false }, limit: 6 },
  {
    what: 'Ramsch, einer zahlt, eine Jungfrau',
    deal: { contract: 'ramsch', ramsch: { loser: 2, jungfrauen: [0] } },
    limit: 7,
  },
  { what: 'Zusammengeworfen', deal: { contract: 'passed' }, limit: 6 },
]

let server: AppServer
let phone: Phone
let hand: Hand
const counted: { what: string; taps: number; limit: number }[] = []

beforeAll(async () => {
  server = await appServer()
  phone = await newPhone(server)
  await beginEvening(phone, FOUR)
  hand = handOf(phone, FOUR, RULES)
}, LONG)
afterAll(async () => {
  await phone.close()
  await server.stop()
})

describe('from the board to the stored deal and back on the board', () => {
  test.each(TWELVE.map((typical, at) => ({ ...typical, at })))('$what', async ({ what, deal, limit, at }) => {
    hand.taps = 0
    await enter(hand, deal, PLAYING)
    const { taps } = hand
    await expectBoard(
      phone,
      TWELVE.slice(0, at + 1).map((typical) => typical.deal),
      RULES,
    )
    counted.push({ what, taps, limit })
    expect(taps).toBeLessThanOrEqual(limit)
  })

  test('all twelve are counted', () => {
    const lines = counted.map(({ what, taps, limit }) => `${what.padEnd(42)}${taps} of ${limit}`)
    console.log(`Taps from the board to the board\n${lines.join('\n')}`)
    expect(counted).toHaveLength(TWELVE.length)
  })

  test('the sheet is gone in the very frame that shows the new balances', async () => {
    await open(hand, RUFSPIEL)
    await fill(hand, RUFSPIEL, PLAYING)
    const shown = phone.page.evaluate(
      () =>
        new Promise<string>((done) => {
          const sheet = document.querySelector('dialog[open]')
          const balances = () => [...document.querySelectorAll('.felt .tabular')].map((cell) => cell.textContent).join()
          const before = balances()
          const look = () => {
            if (balances() === before) return void requestAnimationFrame(look)
            done(sheet ? getComputedStyle(sheet).display : 'there was none')
          }
          requestAnimationFrame(look)
        }),
    )
    await save(hand)
    expect(await shown).toBe('none')
  })
})
