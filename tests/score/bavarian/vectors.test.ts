import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  dealOf,
  playDeal,
  playingFrom,
  rulesOf,
  ROUND_START,
  type Deal,
  type Rules,
  type WrittenRules,
} from '@/lib/score'
import { dealerAfter } from '@/lib/score'

const folder = new URL('../../vectors/', import.meta.url)
const read = <T>(file: string): T => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as T // the vectors are ours

type Session = { readonly players: readonly string[]; readonly rules?: WrittenRules; readonly deals: readonly object[] }

/** The deal that a vector holds; a vector has no faults. */
function good(facts: object, rules: Rules, players: number, dealer: number): Deal {
  const read = dealOf(facts, rules, { players, playing: playingFrom(dealer, rules, players) })
  if ('faults' in read) throw new Error(JSON.stringify(read.faults))
  return read.deal
}

/** Plays a whole evening. */
function played(session: Session) {
  const rules = rulesOf(session.rules ?? {})
  const players = session.players.length
  let round = ROUND_START
  return session.deals.map((facts) => {
    const deal = playDeal(good(facts, rules, players, dealerAfter(round.lastDealer, players)), rules, players, round)
    round = deal.after
    return deal
  })
}

const balanceOf = (session: Session, deals: ReturnType<typeof played>) =>
  session.players.map((_, seat) => deals.reduce((sum, { scores }) => sum + (scores[seat] ?? 0), 0))

type Recorded = { id: string; rules: WrittenRules; deal: { contract: string }; expect: { scores: number[] } }
describe('deals recorded at a real table cost what was paid', () => {
  const cases = read<Recorded[]>('recorded-deals.json')
  it.each(cases.map((one) => [one.id, one.deal.contract, one] as const))('%s, a %s', (_id, _contract, one) => {
    const session = { players: ['', '', '', ''], rules: one.rules, deals: [one.deal] }
    expect(played(session)[0]?.scores).toEqual(one.expect.scores)
  })
})

type Ruled = { id: string; why: string; rules: WrittenRules; players: string[]; deal: object; expect: number[] }
describe('each rule and each borderline', () => {
  it.each(read<Ruled[]>('rules.json').map((one) => [one.id, one.why, one] as const))('%s: %s', (_id, _why, one) => {
    expect(played({ players: one.players, rules: one.rules, deals: [one.deal] })[0]?.scores).toEqual(one.expect)
  })
})

type Ordered = {
  id: string
  why: string
  session: Session
  expect: { dealers: number[]; bock: number[]; scores: number[][]; stock: number[]; balance: number[] }
}
describe('deals that depend on the ones before', () => {
  it.each(read<Ordered[]>('sessions.json').map((one) => [one.id, one.why, one] as const))(
    '%s: %s',
    (_id, _why, one) => {
      const deals = played(one.session)
      expect({
        dealers: deals.map((deal) => deal.dealer),
        bock: deals.map((deal) => deal.bock),
        scores: deals.map((deal) => deal.scores),
        stock: deals.map((deal) => deal.stock),
        balance: balanceOf(one.session, deals),
      }).toEqual(one.expect)
    },
  )
})

type Evening = { session: Session; scores: number[][]; balance: number[] }
describe.each(readdirSync(new URL('evenings/', folder)))('the recorded %s', (file) => {
  const evening = read<Evening>(`evenings/${file}`)
  const deals = played(evening.session)
  it.each(evening.scores.map((scores, index) => [index + 1, scores] as const))(
    'deal %i brings %j',
    (number, scores) => {
      expect(deals[number - 1]?.scores).toEqual(scores)
    },
  )
  it('ends with the balances that were noted', () => {
    expect(balanceOf(evening.session, deals)).toEqual(evening.balance)
  })
})
