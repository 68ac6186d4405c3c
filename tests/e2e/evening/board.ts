import { expect } from 'vitest'
import { formatOf } from '@/lib/i18n/format'
import { de } from '@/lib/i18n/de'
import { bockOf, nextSeat, playDeal, ROUND_START, type Deal, type Round, type Rules } from '@/lib/score'
import { scoreSession } from '@/lib/session-file'
import type { Phone } from '../../support/browser'
import { PATIENCE } from '../table-talk'

export const euros = formatOf('de', 'cent', 'EUR')
/** How long a test of many taps may take on a slow machine, in milliseconds. */
export const LONG = 600_000

export const FOUR = ['Anna', 'Bert', 'Cilli', 'Dora'] as const

/** What the board has to say after these deals, worked out by the code of the session file. */
export function expectedBoard(deals: readonly Deal[], rules: Rules, players: readonly string[] = FOUR) {
  const answer = scoreSession({ game: 'bavarian', players, rules, deals })
  let round: Round = ROUND_START
  for (const deal of deals) round = playDeal(deal, rules, players.length, round).after
  const bock = bockOf(round, rules)
  const last = answer.deals.at(-1)
  const dealer = last ? nextSeat(last.dealer, players.length) : 0
  return {
    balances: answer.balance.map(euros.signed),
    dealer: players[dealer],
    stock: answer.stock === 0 ? null : euros.plain(answer.stock),
    bock: bock.factor === 1 ? null : `×${bock.factor} ${de.board.bockLeft(bock.left)}`,
    /** Newest first, as on the pad. */
    running: answer.deals.map((deal) => deal.balance.map(euros.signed)).reverse(),
  }
}

/** What it does say. */
async function shownBoard(phone: Phone) {
  return phone.page.evaluate(
    (words) => {
      const text = (element: Element | null | undefined) => element?.textContent?.trim() ?? null
      const plates = [...document.querySelectorAll('.felt > li[data-at]:not([data-at=middle])')].sort(
        (one, other) => Number(one.getAttribute('data-at')) - Number(other.getAttribute('data-at')),
      )
      const dealing = plates.find((plate) =>
        [...plate.querySelectorAll('span')].some((span) => text(span)?.startsWith(words.deals)),
      )
      const middle = [...document.querySelectorAll('.felt > li[data-at=middle] > span')]
      const one = (word: string) => middle.find((span) => span.firstChild?.textContent === word)
      const bock = one(words.bock)
      return {
        balances: plates.map((plate) => text(plate.querySelector('.tabular'))),
        dealer: text(dealing?.querySelector('.line-clamp-2')) ?? undefined,
        stock: text(one(words.stock)?.querySelector('b')),
        bock: bock ? `${text(bock.querySelector('b'))} ${bock.lastChild?.textContent}` : null,
        running: [...document.querySelectorAll('tbody tr')]
          .map((row) => [...row.querySelectorAll('td')].map((cell) => text(cell) ?? ''))
          .filter((cells) => cells[0] !== '–'),
      }
    },
    { deals: de.board.deals, bock: de.board.bock, stock: de.board.stock },
  )
}

/** Waits until the board says exactly what these deals come to: balances, dealer, stock, Bock, and the whole pad. */
export async function expectBoard(
  phone: Phone,
  deals: readonly Deal[],
  rules: Rules,
  players: readonly string[] = FOUR,
): Promise<void> {
  const wanted = expectedBoard(deals, rules, players)
  await phone.page.locator('.felt').waitFor()
  await expect.poll(() => shownBoard(phone), { timeout: PATIENCE }).toEqual(wanted)
}
