import { expect, test } from 'vitest'
import type { Entry } from '@/lib/table'
import { closed, dealt, evening, forged, newId, people, person, settled, takenBack } from './log-of-a-table'
import { emptyStore, openTable, type OpenTable } from './open-table'

const IBAN = 'DE89370400440532013000'

const anEvening = async () => {
  const table = await openTable(await emptyStore())
  const four = people()
  const session = evening(four)
  await table.send([...four, session])
  const [anna, bert] = four.map(({ id }) => id) as [string, string] // there are four
  return { table, four, session, anna, bert }
}
const said = (facts: object, v = 1): Entry =>
  forged(closed({ id: newId() } as Entry), { session: undefined, v, ...facts })
const plain = (entry: Entry): Entry => JSON.parse(JSON.stringify(entry)) as Entry

async function refuses(table: OpenTable, entry: Entry, code: string, field: string): Promise<void> {
  expect((await table.send([plain(entry)])).refused).toEqual([{ id: entry.id, code, field }])
}
const takes = async (table: OpenTable, ...entries: Entry[]) =>
  expect((await table.send(entries.map(plain))).refused).toEqual([])

test('a settling may say its terms, of people of the evening, and they add up to 0', async () => {
  const { table, session, anna, bert } = await anEvening()
  const transfer = { from: anna, to: bert, amount: 100, paid: false }
  const owed = [
    { player: anna, amount: -98 },
    { player: bert, amount: 98 },
  ]
  const terms = { stock: { to: 'seats' }, coin: 50, owed }
  const agreed = (changed: object, v = 2) => forged(settled(session, transfer), { v, terms: { ...terms, ...changed } })
  await takes(
    table,
    agreed({}),
    agreed({ stock: { to: 'everyone' } }),
    agreed({ stock: { to: 'person', person: anna } }),
  )
  await refuses(table, agreed({ owed: owed.slice(1) }), 'bad_entry', 'terms.owed')
  await refuses(table, agreed({ owed: [...owed, ...owed] }), 'bad_entry', 'terms.owed')
  await refuses(table, agreed({ coin: 3 }), 'bad_entry', 'terms.coin')
  await refuses(table, agreed({ stock: { to: 'host' } }), 'bad_entry', 'terms.stock.to')
  await refuses(table, agreed({ stock: { to: 'person', person: newId() } }), 'player_unknown', 'terms.stock')
  const stranger = person('Emil')
  await takes(table, stranger)
  const withStranger = owed.map((one, at) => (at === 0 ? { ...one, player: stranger.id } : one))
  await refuses(table, agreed({ owed: withStranger }), 'player_unknown', 'terms.owed')
  // In the first version there are no terms, and in the second they must be.
  await refuses(table, agreed({}, 1), 'bad_entry', 'terms')
  await refuses(table, forged(settled(session, transfer), { v: 2 }), 'bad_entry', 'terms')
})

test('what is marked as paid is a transfer of a settling of that evening', async () => {
  const { table, four, session, anna, bert } = await anEvening()
  const agreed = settled(session, { from: anna, to: bert, amount: 5, paid: false })
  const paid = (changed: object = {}) =>
    said({ kind: 'paid', session: session.id, settled: agreed.id, transfer: 0, paid: true, ...changed })
  const first = paid()
  await takes(table, agreed, first, paid({ paid: false }), takenBack(session, first))
  await refuses(table, paid({ transfer: 1 }), 'target_unknown', 'transfer')
  await refuses(table, paid({ transfer: -1 }), 'bad_entry', 'transfer')
  await refuses(table, paid({ settled: session.id }), 'target_unknown', 'settled')
  await refuses(table, paid({ settled: newId() }), 'target_unknown', 'settled')
  await refuses(table, paid({ amount: 5 }), 'bad_entry', 'amount')
  const other = evening(four)
  await takes(table, other)
  await refuses(table, paid({ session: other.id }), 'target_unknown', 'settled')
})

test('payment details are shared of a person, with an account whose checksum is right or a link', async () => {
  const { table, anna } = await anEvening()
  const shares = (details: object | null, player = anna) => said({ kind: 'payment', player, details })
  const details = { name: 'Anna Ober', iban: IBAN, payPal: null }
  await takes(table, shares(details), shares({ ...details, iban: null, payPal: 'AnnaOber' }), shares(null))
  await refuses(table, shares(details, newId()), 'player_unknown', 'player')
  for (const iban of ['DE88370400440532013000', 'de89370400440532013000', 'DE89 3704', '', 7])
    await refuses(table, shares({ ...details, iban }), 'bad_entry', 'details.iban')
  await refuses(table, shares({ ...details, payPal: 'https://x.example' }), 'bad_entry', 'details.payPal')
  await refuses(table, shares({ ...details, iban: null }), 'bad_entry', 'details')
  await refuses(table, shares({ ...details, name: ' ' }), 'bad_entry', 'details.name')
  await refuses(table, shares({ ...details, balance: 5 }), 'bad_entry', 'details.balance')
})

test('the book of the kitty has whole amounts, of people and evenings of this table', async () => {
  const { table, session, anna, bert } = await anEvening()
  const books = (facts: object) => said({ kind: 'kitty', ...facts })
  const rule = { act: 'rule', stock: 50, lostSolo: 100, evening: 200 }
  const due = { player: anna, stock: 10, lostSolo: 0, evening: 200 }
  const dues = { act: 'dues', evening: session.id, dues: [due, { ...due, player: bert }] }
  const putIn = { act: 'in', player: anna, amount: 210, evening: session.id }
  const out = { act: 'out', amount: 150, what: 'Brotzeit' }
  const taken = [rule, dues, putIn, { ...putIn, evening: null }, out].map(books)
  await takes(table, ...taken)
  await takes(table, ...taken.map(({ id }) => books({ act: 'undo', target: id })))
  const wrong: readonly [object, string, string][] = [
    [{ ...rule, stock: 101 }, 'bad_entry', 'stock'],
    [{ ...rule, lostSolo: 0.5 }, 'bad_entry', 'lostSolo'],
    [{ ...rule, evening: -1 }, 'bad_entry', 'evening'],
    [{ ...dues, evening: anna }, 'session_unknown', 'evening'],
    [{ ...dues, dues: [due, due] }, 'bad_entry', 'dues'],
    [{ ...dues, dues: [{ ...due, stock: 0, evening: 0 }] }, 'bad_entry', 'dues.0'],
    [{ ...dues, dues: [{ ...due, player: session.id }] }, 'player_unknown', 'dues'],
    [{ ...putIn, amount: 0 }, 'bad_entry', 'amount'],
    [{ ...putIn, player: newId() }, 'player_unknown', 'player'],
    [{ ...putIn, evening: newId() }, 'session_unknown', 'evening'],
    [{ ...out, what: '' }, 'bad_entry', 'what'],
    [{ ...out, amount: -150 }, 'bad_entry', 'amount'],
    [{ act: 'undo', target: session.id }, 'target_unknown', 'target'],
    [{ act: 'borrow', amount: 5 }, 'bad_entry', 'act'],
    [{ ...out, holds: 5 }, 'bad_entry', 'holds'],
  ]
  for (const [facts, code, field] of wrong) await refuses(table, books(facts), code, field)
})

test('a season runs forwards, and only one that is there is changed', async () => {
  const { table, session } = await anEvening()
  const span = { name: 'Winter', from: '2026-10-01', to: '2027-03-31' }
  const season = (facts: object) => said({ kind: 'season', ...facts })
  const winter = season({ act: 'add', ...span })
  const id = { season: winter.id }
  await takes(table, winter, season({ act: 'change', ...id, ...span, to: null }), season({ act: 'remove', ...id }))
  await refuses(table, season({ act: 'add', ...span, to: '2026-09-30' }), 'bad_entry', 'to')
  await refuses(table, season({ act: 'add', ...span, from: '1.10.2026' }), 'bad_entry', 'from')
  await refuses(table, season({ act: 'change', season: session.id, ...span }), 'target_unknown', 'season')
  await refuses(table, season({ act: 'remove', season: newId() }), 'target_unknown', 'season')
})

test('a server that does not know these versions yet passes them on all the same', async () => {
  const { table, session } = await anEvening()
  const newer = [said({ kind: 'kitty', act: 'lottery', v: 2 }), said({ kind: 'settled', session: session.id, v: 3 })]
  await takes(table, ...newer, dealt(session))
  const { entries } = await table.send([])
  for (const { id } of newer) expect(entries.some(({ entry }) => entry.id === id)).toBe(true)
})
