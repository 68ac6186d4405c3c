import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  germanRulesOf,
  rulesOf,
  type Deal,
  type GermanDeal,
  type WrittenGermanRules,
  type WrittenRules,
} from '@/lib/score'
import { notebook } from '../support/notebook'

type Written = { readonly players: readonly string[] } & (
  | { readonly game: 'bavarian'; readonly rules: WrittenRules; readonly deals: readonly Deal[] }
  | { readonly game: 'german'; readonly rules?: WrittenGermanRules; readonly deals: readonly GermanDeal[] }
)
type Expected = {
  readonly dealers?: readonly number[]
  readonly scores: readonly (readonly number[])[]
  readonly stock?: readonly number[]
  readonly bock?: readonly number[]
  readonly balance: readonly number[]
}
type Case = { readonly id: string; readonly why: string; readonly session: Written; readonly expect: Expected }
type GermanCase = Omit<Case, 'expect'> & { readonly expect: Readonly<Record<string, unknown>> }

const vectors = new URL('../vectors/', import.meta.url)
const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, vectors), 'utf8'))

/** Plays a recorded evening as the log that people who enter it deal by deal would write. */
function replayed(session: Written) {
  const { players, deals } = session
  const book = notebook(
    players,
    session.game === 'german'
      ? { game: 'german', rules: germanRulesOf(session.rules ?? {}, players.length) }
      : { game: 'bavarian', rules: rulesOf(session.rules) },
  )
  const under = { seating: book.session, rules: book.session }
  let after: string | null = null
  for (const deal of deals) after = book.put({ kind: 'deal', session: book.session, under, after, deal })
  return book
}

const cases = read('sessions.json') as readonly Case[] // a file of our own
describe('evenings worked out by hand', () => {
  test.each(cases.map((one) => [one.id, one] as const))('%s', (_id, { session, expect: due }) => {
    const { rows, balance } = replayed(session).bavarian()
    const said = rows.map((row) => {
      if (row.state !== 'counted') throw new Error(`deal ${row.id} is ${row.state}`)
      return row.played
    })
    expect(said.map(({ scores }) => scores)).toEqual(due.scores)
    if (due.dealers) expect(said.map(({ dealer }) => dealer)).toEqual(due.dealers)
    if (due.stock) expect(said.map(({ stock }) => stock)).toEqual(due.stock)
    if (due.bock) expect(said.map(({ bock }) => bock)).toEqual(due.bock)
    expect(session.players.map((player) => balance.get(player))).toEqual(due.balance)
  })
})

describe('evenings that were recorded', () => {
  test.each(readdirSync(new URL('evenings', vectors)))('%s', (file) => {
    const { session, scores, balance } = read(`evenings/${file}`) as Expected & { readonly session: Written } // a file of our own
    const evening = replayed(session).bavarian()
    expect(evening.rows.map((row) => row.state === 'counted' && row.played.scores)).toEqual(scores)
    expect(session.players.map((player) => evening.balance.get(player))).toEqual(balance)
  })
})

const german = read('german.json') as readonly GermanCase[] // a file of our own
describe('evenings of the German game', () => {
  test.each(german.map((one) => [one.id, one] as const))('%s', (_id, { session, expect: due }) => {
    const evening = replayed(session).evening()
    if (evening.game !== 'german') throw new Error('not a German evening')
    expect(evening.count).toBe(session.deals.length)
    const { tally, heads, strokes } = due
    if (tally)
      expect([evening.tally, evening.rows.map((row) => row.state === 'counted' && row.played.tally)]).toContainEqual(
        tally,
      )
    if (heads)
      expect([evening.heads, evening.rows.map((row) => row.state === 'counted' && row.played.heads)]).toContainEqual(
        heads,
      )
    if (strokes) expect(evening.rows.map((row) => row.state === 'counted' && row.played.strokes)).toEqual(strokes)
  })
})
