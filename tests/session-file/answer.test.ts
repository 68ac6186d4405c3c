import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { playersOf } from '@/lib/score'
import { makeSession, parseSession, scoreSession } from '@/lib/session-file'
import type { BavarianSession, GermanSession } from '@/lib/session-file'
import germanCases from '../vectors/german.json'
import moreCases from '../vectors/german-more.json'
import sessionCases from '../vectors/sessions.json'
import { evening } from '../support/arbitraries/bavarian'
import { germanEvening } from '../support/arbitraries/german'
import { bavarian, players, sessionIn } from './document'

const answerOf = (session: unknown) => scoreSession(sessionIn(JSON.stringify(session)))

const NAMES = ['Anna', 'Bert', 'Cilli', 'Dora', 'Emil', 'Fine', 'Gustl', 'Hans']
const bavarianFile: fc.Arbitrary<BavarianSession> = evening.map(({ rules, players: count, deals }) => ({
  game: 'bavarian',
  title: 'Donnerstag',
  playedOn: '2028-02-29',
  players: NAMES.slice(0, count),
  rules,
  deals,
}))
const germanFile: fc.Arbitrary<GermanSession> = germanEvening().map(({ rules, deals }) => ({
  game: 'german',
  players: NAMES.slice(0, playersOf(rules.variant)),
  rules,
  deals,
}))

describe('the answer for an evening', () => {
  test.each(sessionCases.map((one) => [one.id, one.why, one] as const))(
    '%s: %s',
    (_, __, { session, expect: expected }) => {
      const answer = answerOf(session)
      expect(answer).toMatchObject({ balance: expected.balance, stock: expected.stock.at(-1) })
      expect(answer.deals).toMatchObject(
        expected.dealers.map((dealer, at) => ({
          dealer,
          bock: expected.bock[at],
          scores: expected.scores[at],
          stock: expected.stock[at],
        })),
      )
    },
  )

  test.each([...germanCases, ...moreCases].map((one) => [one.id, one.why, one] as const))(
    '%s: %s',
    (_, __, { session, expect: expected }) => {
      const answer = answerOf(session)
      expect(answer).toMatchObject({ heads: expected.heads, tally: expected.tally.at(-1) })
      expect(answer.deals).toMatchObject(
        expected.strokes.map((strokes, at) => ({ strokes, tally: expected.tally[at] })),
      )
    },
  )

  const folder = new URL('../vectors/evenings/', import.meta.url)
  test.each(readdirSync(folder))('%s as it was recorded', (name) => {
    const recorded = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as {
      session: unknown
      scores: number[][]
      balance: number[]
    }
    const answer = answerOf(recorded.session)
    expect(answer.deals).toMatchObject(recorded.scores.map((scores) => ({ scores })))
    expect(answer).toMatchObject({ balance: recorded.balance })
  })

  test('is as the format describes it, key by key', () => {
    const deals = [
      {
        contract: 'rufspiel',
        suit: 'eichel',
        declarer: 0,
        partner: 3,
        cardPoints: 107,
        laufende: { ohne: 2 },
        knocks: [0],
      },
      { contract: 'passed' },
    ]
    const [played, settled] = JSON.stringify(scoreSession(sessionIn(bavarian(deals)))).split(',"settleUp":')
    expect(played).toBe(
      '{"deals":[{"dealer":0,"playing":[0,1,2,3],"stake":60,"bock":1,"scores":[60,-60,-60,60],"stock":0,"balance":[60,-60,-60,60]},' +
        '{"dealer":1,"playing":[0,1,2,3],"stake":null,"bock":1,"scores":[0,0,0,0],"stock":0,"balance":[60,-60,-60,60]}],' +
        '"balance":[60,-60,-60,60],"stock":0',
    )
    expect(settled).toMatch(/^\[\{"from":[12],"to":[03],"amount":60\},\{"from":[12],"to":[03],"amount":60\}\]\}$/)
  })

  test('of no deals is an even one', () => {
    expect(scoreSession(sessionIn(bavarian([])))).toEqual({ deals: [], balance: [0, 0, 0, 0], stock: 0, settleUp: [] })
  })

  test('splits what lies in the stock among all, odd units one each from seat 0 on, and shows it as played', () => {
    const deals = [{ contract: 'passed', dealer: 0 }]
    const text = bavarian(deals, { rules: { stock: { stake: 3 } }, ...players(5) })
    expect(scoreSession(sessionIn(text))).toMatchObject({
      balance: [0, -3, -3, -3, -3],
      stock: 12,
      settleUp: [
        { from: 2, to: 0, amount: 1 },
        { from: 3, to: 0, amount: 1 },
        { from: 4, to: 0, amount: 1 },
      ],
    })
  })

  test('settles every balance', () => {
    fc.assert(
      fc.property(bavarianFile, (session) => {
        const { balance, stock, settleUp, deals } = scoreSession(session)
        const rest: number[] = balance.map((amount, seat) => {
          const odd = seat < stock % session.players.length ? 1 : 0
          return amount + Math.floor(stock / session.players.length) + odd
        })
        for (const { from, to, amount } of settleUp) {
          rest[from] = (rest[from] ?? NaN) + amount
          rest[to] = (rest[to] ?? NaN) - amount
        }
        expect(rest.every((amount) => amount === 0)).toBe(true)
        expect(settleUp.length).toBeLessThan(session.players.length)
        expect(balance).toEqual(deals.at(-1)?.balance ?? balance)
      }),
    )
  })
})

describe('making a file', () => {
  const parsed = (text: string) => {
    const read = parseSession(text)
    if ('faults' in read) throw new Error(`${JSON.stringify(read.faults)} in ${text}`)
    return read.session
  }

  test('and reading it again is the same evening', () => {
    fc.assert(
      fc.property(fc.oneof(bavarianFile, germanFile), (session) => {
        const again = parsed(makeSession(session))
        expect(scoreSession(again)).toEqual(scoreSession(session))
        expect({ ...again, deals: [] }).toEqual({ ...session, deals: [] })
        expect(again.deals).toHaveLength(session.deals.length)
      }),
    )
  })

  test('and making it once more is the same file', () => {
    fc.assert(
      fc.property(fc.oneof(bavarianFile, germanFile), (session) => {
        const text = makeSession(session)
        expect(JSON.parse(makeSession(parsed(text)))).toEqual(JSON.parse(text))
      }),
    )
  })

  test('leaves out all that follows by itself', () => {
    const deals = [
      { contract: 'wenz', declarer: 1, won: true, level: 'plain', dealer: 0, playing: [1, 2, 3, 4], kontra: 0 },
      { contract: 'passed', dealer: 1 },
      { contract: 'passed', dealer: 0, playing: [1, 2, 3, 4] },
      { contract: 'passed', playing: [0, 1, 2, 3] },
    ]
    const rules = { preset: 'turnier', seats: 4, kontra: { max: 0 }, tariff: { solo: 2 } }
    const text = makeSession(parsed(bavarian(deals, { rules, title: 'Rennen', ...players(5) })))
    expect(text).toBe(`{
  "format": "anschreiber/session",
  "version": 1,
  "game": "bavarian",
  "title": "Rennen",
  "players": ["Anna","Bert","Cilli","Dora","Emil"],
  "rules": {"preset":"turnier","tariff":{"solo":2}},
  "deals": [
    {"contract":"wenz","declarer":1,"won":true},
    {"contract":"passed"},
    {"contract":"passed","dealer":0},
    {"contract":"passed","playing":[0,1,2,3]}
  ]
}
`)
  })

  test('writes no rules where they are the usual ones, and no deals where there are none', () => {
    const session = parsed(bavarian([]))
    expect(JSON.parse(makeSession(session))).toEqual({
      format: 'anschreiber/session',
      version: 1,
      game: 'bavarian',
      players: session.players,
      deals: [],
    })
  })
})
