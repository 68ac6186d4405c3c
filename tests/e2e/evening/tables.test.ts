import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { de } from '@/lib/i18n/de'
import { playingFrom, rulesOf, type Deal } from '@/lib/score'
import { appServer, type AppServer } from '../../support/app-server'
import { newPhone, type Phone } from '../../support/browser'
import { layoutFaults } from '../../support/laid-out'
import { fill, handOf, open, save, sheetIn } from '../sheet/hand'
import { expectBoard, LONG } from './board'
import { beginEvening } from './rules-by-hand'
import { PATIENCE } from '../table-talk'

const EIGHT = ['Anna', 'Bert', 'Cilli', 'Dora', 'Emil', 'Fanny', 'Girgl', 'Hedwig'] as const
const named = (name: string) => ({ name, exact: true })

let server: AppServer
let phone: Phone
beforeAll(async () => {
  server = await appServer()
  phone = await newPhone(server)
}, LONG)
afterAll(async () => {
  await phone.close()
  await server.stop()
})

/** What stands on each plate beside name and balance, by seat. */
const roles = () =>
  phone.page
    .locator('.felt > li[data-at]:not([data-at=middle])')
    .evaluateAll((plates) => plates.map((plate) => plate.querySelector('.rounded-full')?.textContent ?? ''))

/** Who leads, deals and sits out, as it has to stand on the plates. */
function expectedRoles(dealer: number, players: number): string[] {
  const rules = rulesOf(players === 3 ? { seats: 3, pack: 24 } : {})
  const playing = playingFrom(dealer, rules, players)
  const forehand = Array.from({ length: players }, (_, step) => (dealer + 1 + step) % players).find((seat) =>
    playing.includes(seat),
  )
  return Array.from({ length: players }, (_, seat) => {
    if (seat === dealer) return playing.includes(seat) ? de.board.deals : `${de.board.deals}, ${de.board.sitsOut}`
    if (!playing.includes(seat)) return de.board.sitsOut
    return seat === forehand ? de.board.leads : ''
  })
}

const pairs = (playing: readonly number[]): Deal => ({
  contract: 'rufspiel',
  declarer: playing[1] ?? 0,
  partner: playing[3] ?? 0,
  won: true,
  kontra: 1,
})
const alone = (playing: readonly number[]): Deal => ({
  contract: 'farbsolo',
  suit: 'gras',
  declarer: playing[2] ?? 0,
  won: false,
})

describe.each([3, 4, 5, 6, 7, 8])('with %i at the table', (players) => {
  const names = EIGHT.slice(0, players)
  const rules = rulesOf(players === 3 ? { seats: 3, pack: 24 } : {})

  test(
    'everybody deals in turn, those who sit out are said, and only those who play are offered',
    { timeout: LONG },
    async () => {
      await beginEvening(phone, names)
      const hand = handOf(phone, names, rules)
      const deals: Deal[] = []
      for (let dealer = 0; dealer < Math.min(players + 1, 6); dealer++) {
        await expect.poll(roles, { timeout: PATIENCE }).toEqual(expectedRoles(dealer % players, players))
        const playing = playingFrom(dealer % players, rules, players)
        const deal = players > 3 && dealer % 2 === 0 ? pairs(playing) : alone(playing)
        if (players > 4) {
          const out = names.filter((_, seat) => !playing.includes(seat))
          const plates = phone.page.locator('.felt').getByRole('button')
          expect(await plates.count()).toBe(playing.length)
          for (const name of out) expect(await plates.filter({ hasText: name }).count()).toBe(0)
        }
        await open(hand, deal)
        const seats = sheetIn(phone.page).getByRole(
          'group',
          named(deal.contract === 'rufspiel' ? de.sheet.seats : de.sheet.seatsAlone),
        )
        const offered = await seats.getByRole('button').locator('.truncate').allTextContents()
        expect(offered).toEqual(playing.map((seat) => names[seat]))
        expect(await layoutFaults(phone.page)).toEqual([])
        await fill(hand, deal, playing)
        await save(hand)
        deals.push(deal)
        await expectBoard(phone, deals, rules, names)
      }
      expect(await layoutFaults(phone.page)).toEqual([])
    },
  )
})
