import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { eveningEntries, eveningFile } from '@/lib/archive'
import { relativeOf } from '@/lib/score/relatives'
import { eveningOf } from '@/lib/table'
import { anyLog, type Log } from '../support/arbitraries/log'
import { played } from '../support/evening'
import { notebook, RUFSPIEL } from '../support/notebook'
import { nameOf, NAMES } from './books'
import { fileIds } from './real-ids'

describe('an evening as a session file', () => {
  const names = (person: string) => (person.startsWith('person-') ? nameOf(person) : person)

  /** Export, import into an empty table, export. */
  function again(log: Log): { first: string; second: string } | null {
    const evening = played(log)
    const file = eveningFile(evening, names)
    if ('code' in file) return null
    const facts = eveningEntries(file.session, new Map(), '2000-01-01', fileIds())
    const entries = facts.map((fact) => ({ ...fact, v: 1 as const, at: '', by: '' }))
    const session = facts.find(({ kind }) => kind === 'session')?.id ?? ''
    const taken = eveningOf(
      entries.map((entry, at) => ({ entry, clock: at + 1 })),
      session,
      relativeOf,
    )
    if (!taken) throw new Error('no session')
    const added = new Map(
      facts.flatMap((fact) => (fact.kind === 'player' && fact.act === 'add' ? [[fact.id, fact.name]] : [])),
    )
    const second = eveningFile(taken, (person) => added.get(person) ?? '')
    if ('code' in second) throw new Error(second.code)
    expect(taken.rows.every(({ state }) => state === 'counted')).toBe(true)
    return { first: file.text, second: second.text }
  }

  test('is the same after it was taken from the file and written again, whatever was played', () => {
    let files = 0
    fc.assert(
      fc.property(anyLog, (log) => {
        const both = again(log)
        if (both === null) return
        files += 1
        expect(both.second).toBe(both.first)
      }),
    )
    expect(files).toBeGreaterThan(30)
  })

  test('holds everybody who was there when someone came late and someone left', () => {
    const book = notebook(['person-0', 'person-1', 'person-2', 'person-3'])
    book.deal(RUFSPIEL)
    book.sit('person-0', 'person-1', 'person-4', 'person-2', 'person-3')
    book.deal({ contract: 'wenz', declarer: 2, cardPoints: 80, dealer: 0 })
    book.deal({ contract: 'manual', scores: [40, -10, -10, -10, -10] })
    book.sit('person-1', 'person-4', 'person-2', 'person-3')
    book.deal(RUFSPIEL)
    const evening = book.bavarian()
    const file = eveningFile(evening, names)
    if ('code' in file) throw new Error(file.code)
    expect(file.session.players).toEqual([0, 1, 4, 2, 3].map((at) => NAMES[at]))
    expect(again({ session: book.session, entries: book.placed() })).not.toBeNull()
  })

  test('says who dealt where the table named the next dealer, and nothing where it follows by itself', () => {
    const book = notebook(['person-0', 'person-1', 'person-2', 'person-3'])
    book.deal(RUFSPIEL)
    book.dealNext('person-3')
    book.deal(RUFSPIEL)
    book.deal(RUFSPIEL)
    const file = eveningFile(book.evening(), names)
    if ('code' in file) throw new Error(file.code)
    const { deals } = JSON.parse(file.text) as { deals: readonly { dealer?: number }[] } // as it was written a line above
    expect(deals.map(({ dealer }) => dealer)).toEqual([undefined, 3, undefined])
    expect(again({ session: book.session, entries: book.placed() })).not.toBeNull()
  })

  test('is refused by name where one file cannot hold it', () => {
    const rules = notebook(['person-0', 'person-1', 'person-2', 'person-3'])
    rules.deal(RUFSPIEL)
    rules.change({ tariff: { rufspiel: 50 } })
    rules.deal(RUFSPIEL)
    expect(eveningFile(rules.evening(), names)).toEqual({ code: 'rules_changed' })
    rules.put({ kind: 'void', session: rules.session, target: rules.put({ kind: 'closed', session: rules.session }) })
    const seats = notebook(['person-0', 'person-1', 'person-2', 'person-3'])
    seats.deal({ contract: 'kreuz', declarer: 0, cardPoints: 70 })
    seats.sit('person-0', 'person-2', 'person-1', 'person-3')
    seats.deal({ contract: 'kreuz', declarer: 0, cardPoints: 70 })
    expect(eveningFile(seats.evening(), names)).toEqual({ code: 'seats_changed' })
  })
})
