import { readFileSync } from 'node:fs'
import { rulesOf, type Deal, type WrittenRules } from '@/lib/score'
import { notebook } from '../support/notebook'

type Recorded = {
  readonly session: {
    readonly players: readonly string[]
    readonly rules: WrittenRules
    readonly deals: readonly Deal[]
  }
  readonly balance: readonly number[]
}

/** An evening that was recorded, entered deal by deal; its people are called by their names. */
export function recorded(number: string) {
  const path = new URL(`../vectors/evenings/evening-${number}.json`, import.meta.url)
  const { session, balance } = JSON.parse(readFileSync(path, 'utf8')) as Recorded // a file of our own
  const book = notebook(session.players, { game: 'bavarian', rules: rulesOf(session.rules) })
  const under = { seating: book.session, rules: book.session }
  let after: string | null = null
  for (const deal of session.deals) after = book.put({ kind: 'deal', session: book.session, under, after, deal })
  return { book, balance: new Map(session.players.map((player, at) => [player, balance[at] ?? 0])) }
}
