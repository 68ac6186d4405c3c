import { expect, test } from 'vitest'
import { germanRulesOf, PRESET_RULES, rulesOf } from '@/lib/score'
import type { Entry } from '@/lib/table'
import {
  closed,
  dealt,
  evening,
  forged,
  germanEvening,
  newId,
  newRules,
  people,
  person,
  RUFSPIEL,
  seating,
  settled,
  takenBack,
} from './log-of-a-table'
import { count, emptyStore, idsOf, openTable, type OpenTable } from './open-table'

const store = emptyStore
const anEvening = async () => {
  const kept = await store()
  const table = await openTable(kept)
  const four = people()
  const session = evening(four)
  await table.send([...four, session])
  return { store: kept, table, four, session }
}

/** The entry is refused with this code at this key, and nothing is stored. */
async function refuses(table: OpenTable, entry: Entry, code: string, field?: string): Promise<void> {
  const before = (await table.send([])).cursor
  const reply = await table.send([entry], before)
  expect(reply.refused).toEqual([field === undefined ? { id: entry.id, code } : { id: entry.id, code, field }])
  expect(reply.placed).toEqual([])
  expect(reply.cursor).toEqual(before)
}
const takes = async (table: OpenTable, ...entries: Entry[]) => expect((await table.send(entries)).refused).toEqual([])

const DEALS: readonly [what: string, facts: object, code: string, field: string][] = [
  ['99 Laufende', { laufende: { mit: 99 } }, 'laufende_out_of_range', 'deal.laufende'],
  ['a declarer who is his own partner', { partner: 2 }, 'partner_is_declarer', 'deal.partner'],
  ['a seat that is not at this table', { declarer: 5 }, 'seat_not_playing', 'deal.declarer'],
  ['a contract nobody knows', { contract: 'grand' }, 'unknown_contract', 'deal.contract'],
  ['card points that cannot be', { cardPoints: 119 }, 'card_points_impossible', 'deal.cardPoints'],
  ['an amount', { amount: 240 }, 'bad_shape', 'deal.amount'],
  ['a stake', { stake: 240 }, 'bad_shape', 'deal.stake'],
  ['payments', { payments: [{ from: 0, to: 1, amount: 5 }] }, 'bad_shape', 'deal.payments'],
  ['a balance', { balance: [1, -1, 0, 0] }, 'bad_shape', 'deal.balance'],
]
for (const [what, facts, code, field] of DEALS)
  test(`a deal with ${what} is refused, and nothing stored`, async () => {
    const { table, session } = await anEvening()
    await refuses(table, forged(dealt(session), { deal: { ...RUFSPIEL, ...facts } }), code, field)
  })

test('amounts by hand that do not balance are refused, those that do are taken', async () => {
  const { table, session } = await anEvening()
  await refuses(
    table,
    dealt(session, { contract: 'manual', scores: [10, -5, 0, 0] }),
    'scores_do_not_balance',
    'deal.scores',
  )
  await takes(table, dealt(session, { contract: 'manual', scores: [10, -10, 0, 0] }))
})

test('a payment beside the facts of a deal is refused', async () => {
  const { table, session } = await anEvening()
  for (const key of ['amount', 'stake', 'scores', 'balance', 'transfers', 'paid'])
    await refuses(table, forged(dealt(session), { [key]: 5 }), 'bad_entry', key)
  await refuses(
    table,
    forged(dealt(session), { under: { seating: session.id, rules: session.id, amount: 5 } }),
    'bad_entry',
    'under.amount',
  )
})

test('what is said of a session that is not there is refused', async () => {
  const { table, four, session } = await anEvening()
  const nowhere = { ...session, id: newId() }
  const one = { from: four[0]!.id, to: four[1]!.id, amount: 5, paid: false } // there are four
  for (const entry of [
    dealt(nowhere),
    seating(nowhere, four),
    newRules(nowhere, rulesOf({})),
    takenBack(nowhere, nowhere),
    settled(nowhere, one),
    closed(nowhere),
  ])
    await refuses(table, entry, 'session_unknown', 'session')
})

test('an entry that is no session is none', async () => {
  const { table, four } = await anEvening()
  await refuses(table, dealt(four[0]!), 'session_unknown', 'session') // there are four
})

test('a deal names a seating and rules of its own session', async () => {
  const { table, four, session } = await anEvening()
  const other = evening(four)
  const elsewhere = [seating(other, four), newRules(other, rulesOf({}))] as const
  const here = [seating(session, [...four].reverse()), newRules(session, rulesOf({ kontra: { max: 4 } }))] as const
  await takes(table, other, ...elsewhere, ...here)
  const under = (seat: Entry, rule: Entry) => dealt(session, RUFSPIEL, { under: { seating: seat.id, rules: rule.id } })
  for (const wrong of [elsewhere[0], other, here[1], four[0]!, { ...session, id: newId() }])
    // there are four
    await refuses(table, under(wrong, session), 'seating_unknown', 'under.seating')
  for (const wrong of [elsewhere[1], other, here[0], four[0]!, { ...session, id: newId() }])
    // there are four
    await refuses(table, under(session, wrong), 'rules_unknown', 'under.rules')
  await takes(table, under(here[0], here[1]), under(session, here[1]), under(here[0], session))
})

test('a deal is judged by the rules and the seating it was written under', async () => {
  const { table, four, session } = await anEvening()
  const fifth = person('Emil')
  const five = seating(session, [...four, fifth])
  const hirsch = newRules(session, rulesOf({ kontra: { max: 4 } }))
  await takes(table, fifth, five, hirsch)
  const kontra = { ...RUFSPIEL, kontra: 4 }
  await refuses(table, dealt(session, kontra), 'kontra_out_of_range', 'deal.kontra')
  await takes(table, dealt(session, kontra, { under: { seating: session.id, rules: hirsch.id } }))
  const wenz = { contract: 'wenz', declarer: 4, won: true } as const
  await refuses(table, dealt(session, wenz), 'seat_not_playing', 'deal.declarer')
  await takes(table, dealt(session, wenz, { under: { seating: five.id, rules: session.id } }))
})

test('fewer people than the rules seat cannot have played a deal', async () => {
  const { table, four, session } = await anEvening()
  const three = seating(session, four.slice(1))
  await takes(table, three)
  const deal = dealt(session, { contract: 'passed' }, { under: { seating: three.id, rules: session.id } })
  await refuses(table, deal, 'players_out_of_range', 'deal.players')
})

test('rules are judged in full, and fit the people', async () => {
  const { table, four, session } = await anEvening()
  const broken = { ...PRESET_RULES.wirtshaus, seats: 3 } as const
  await refuses(table, evening(four, broken), 'rules_contradict', 'rules.seats')
  await refuses(table, newRules(session, broken), 'rules_contradict', 'rules.seats')
  await refuses(table, evening(four.slice(1)), 'players_out_of_range', 'rules.players')
  for (const rules of [
    {},
    { ...PRESET_RULES.wirtshaus, pays: 5 },
    { ...PRESET_RULES.wirtshaus, tariff: { rufspiel: 1.5 } },
  ])
    expect((await table.send([forged(evening(four), { rules })])).refused).toMatchObject([{ code: 'bad_shape' }])
  for (const rules of [null, 7, [], 'wirtshaus'])
    await refuses(table, forged(evening(four), { rules }), 'bad_entry', 'rules')
  await refuses(table, forged(evening(four), { game: 'tarock' }), 'bad_entry', 'game')
})

test('rules that change the game, the unit or the number of teams are refused by name, others are taken', async () => {
  const { table, four, session } = await anEvening()
  const german = germanEvening(four)
  await takes(table, german)
  const toGerman = (rules: object) => forged(newRules(german, rulesOf({})), { game: 'german', rules })
  const refused = 'rules_cannot_follow'
  await refuses(
    table,
    forged(newRules(session, rulesOf({})), { game: 'german', rules: germanRulesOf({}) }),
    refused,
    'game',
  )
  await refuses(table, newRules(german, rulesOf({})), refused, 'game')
  await refuses(table, newRules(session, rulesOf({ preset: 'turnier' })), refused, 'rules.unit')
  const alone = germanRulesOf({ variant: 'B', teams: [[0], [1], [2], [3]] })
  await refuses(table, toGerman(alone), refused, 'rules.teams')
  await takes(table, newRules(session, rulesOf({ kontra: { max: 4 } })), toGerman(germanRulesOf({ target: 12 })))
})

test('an evening counted in points stays one', async () => {
  const { table, four } = await anEvening()
  const points = evening(four, rulesOf({ preset: 'turnier' }))
  await takes(table, points)
  await refuses(table, newRules(points, rulesOf({})), 'rules_cannot_follow', 'rules.unit')
})

test('the German game is judged by its own rules', async () => {
  const { table, four } = await anEvening()
  const session = germanEvening(four)
  await takes(table, session, dealt(session, { chooser: 1, cardPoints: 91 }), dealt(session, { strokes: [2, 0] }))
  await refuses(table, dealt(session, { strokes: [99, 0] }), 'strokes_out_of_range', 'deal.strokes')
  await refuses(table, dealt(session, { chooser: 4, won: true }), 'seat_not_playing', 'deal.chooser')
  await refuses(table, dealt(session), 'bad_shape', 'deal.contract')
  await refuses(table, germanEvening(four, germanRulesOf({ variant: 'F' })), 'players_out_of_range', 'rules.players')
  const fifth = person('Emil')
  const five = seating(session, [...four, fifth])
  await takes(table, fifth, five)
  const deal = dealt(session, { strokes: [1, 0] }, { under: { seating: five.id, rules: session.id } })
  await refuses(table, deal, 'players_out_of_range', 'deal.players')
})

test('whoever sits down, is renamed or retires is a person of this table', async () => {
  const { table, four, session } = await anEvening()
  const stranger = person('Niemand')
  await refuses(table, evening([...four, stranger]), 'player_unknown', 'seats')
  await refuses(table, seating(session, [...four, stranger]), 'player_unknown', 'seats')
  await refuses(table, seating(session, [...four, session]), 'player_unknown', 'seats')
  const base = person('Berta')
  const rename = (player: string) => forged(base, { act: 'rename', player })
  const retire = (player: string) => {
    const { name: _, ...rest } = { ...person('x'), act: 'retire', player }
    return rest as unknown as Entry // as a phone writes it
  }
  await refuses(table, rename(stranger.id), 'player_unknown', 'player')
  await refuses(table, retire(session.id), 'player_unknown', 'player')
  const renamed = rename(four[1]!.id) // there are four
  await takes(table, renamed, retire(four[2]!.id)) // there are four
  await refuses(table, { ...rename(renamed.id), id: newId() }, 'player_unknown', 'player')
})

test('a correction replaces a deal, and a void takes back a deal or a void, of the same session', async () => {
  const { table, four, session } = await anEvening()
  const other = evening(four)
  const foreign = dealt(other)
  const deal = dealt(session)
  const back = takenBack(session, deal)
  await takes(
    table,
    other,
    foreign,
    deal,
    dealt(session, RUFSPIEL, { replaces: deal.id }),
    back,
    takenBack(session, back),
  )
  for (const wrong of [foreign, session, back, { ...deal, id: newId() }])
    await refuses(table, dealt(session, RUFSPIEL, { replaces: wrong.id }), 'target_unknown', 'replaces')
  for (const wrong of [foreign, session, four[0]!, { ...deal, id: newId() }])
    // there are four
    await refuses(table, takenBack(session, wrong), 'target_unknown', 'target')
})

test('what was said of an evening may be taken back too, but neither the evening nor a person', async () => {
  const { table, four, session } = await anEvening()
  const said = [seating(session, four), newRules(session, rulesOf({})), settled(session), closed(session)]
  await takes(table, ...said, ...said.map((entry) => takenBack(session, entry)))
  await refuses(table, takenBack(session, session), 'target_unknown', 'target')
  await refuses(table, takenBack(session, four[0]!), 'target_unknown', 'target') // there are four
  const other = evening(four)
  await takes(table, other)
  for (const entry of said) await refuses(table, takenBack(other, entry), 'target_unknown', 'target')
})

test('a deal may come after one that was refused', async () => {
  const { table, session } = await anEvening()
  await takes(table, dealt(session, RUFSPIEL, { after: newId() }))
})

test('settled transfers are whole amounts between two people of that session', async () => {
  const { store, table, four, session } = await anEvening()
  const [fifth, absent] = [person('Emil'), person('Franz')]
  await takes(table, fifth, absent, seating(session, [...four, fifth]))
  const [from, to] = [four[0]!.id, fifth.id] // there are four
  const one = { from, to, amount: 120, paid: true }
  await takes(table, settled(session), settled(session, one, { ...one, from: to, to: from, paid: false }))
  await refuses(table, settled(session, one, { ...one, to: absent.id }), 'player_unknown', 'transfers.1')
  await refuses(table, settled(session, { ...one, from: session.id }), 'player_unknown', 'transfers.0')
  await refuses(table, settled(session, { ...one, to: from }), 'bad_entry', 'transfers.0.to')
  for (const amount of [0, -5, 1.5, 1e12, '5', null, Number.NaN])
    await refuses(table, settled(session, { ...one, amount: amount as number }), 'bad_entry', 'transfers.0.amount')
  await refuses(
    table,
    settled(session, forged(one as unknown as Entry, { tip: 1 }) as never),
    'bad_entry',
    'transfers.0.tip',
  )
  const early = evening(four)
  const sits = seating(early, [...four, absent])
  await takes(table, early, sits, settled(early, { ...one, to: absent.id }))
  expect(await count(store, table.id)).toBe(5 + 3 + 2 + 3)
})

test('someone who sat only in another session, or sits down later, is not of this one', async () => {
  const { table, four, session } = await anEvening()
  const fifth = person('Emil')
  const other = evening([...four, fifth])
  const owes = settled(session, { from: four[0]!.id, to: fifth.id, amount: 5, paid: false }) // there are four
  const sits = seating(session, [...four, fifth])
  const reply = await table.send([fifth, other, owes, sits])
  expect(reply.refused).toEqual([{ id: owes.id, code: 'player_unknown', field: 'transfers.0' }])
  await takes(table, owes)
})

test('the shape of each kind is kept: lengths, ids, days, currencies, seats', async () => {
  const { table, four, session } = await anEvening()
  const anna = person('Anna')
  const name: Entry = forged(anna, { kind: 'table', act: undefined, language: 'de', currency: 'EUR' })
  const plain = JSON.parse(JSON.stringify(name)) as Entry
  const wrong: readonly [Entry, string][] = [
    [forged(anna, { name: '' }), 'name'],
    [forged(anna, { name: ' Anna' }), 'name'],
    [forged(anna, { name: 'A'.repeat(41) }), 'name'],
    [forged(anna, { name: 'An\nna' }), 'name'],
    [forged(anna, { name: undefined }), 'name'],
    [forged(anna, { act: 'delete' }), 'act'],
    [forged(anna, { id: anna.id.toUpperCase() }), 'id'],
    [forged(anna, { at: 'yesterday' }), 'at'],
    [forged(anna, { at: '2026-02-30T00:00:00Z' }), 'at'],
    [forged(anna, { by: '' }), 'by'],
    [forged(plain, { currency: 'euro' }), 'currency'],
    [forged(plain, { language: 'Deutsch!' }), 'language'],
    [forged(session, { title: 'T'.repeat(81) }), 'title'],
    [forged(session, { playedOn: '2026-13-01' }), 'playedOn'],
    [forged(session, { planned: 0 }), 'planned'],
    [forged(session, { seats: idsOf(four).slice(3) }), 'seats'],
    [forged(session, { seats: [...idsOf(four), four[0]?.id] }), 'seats'],
    [forged(session, { seats: Array.from({ length: 9 }, newId) }), 'seats'],
    [dealt(session, { contract: 'passed', note: 'n'.repeat(501) }), 'deal.note'],
    ...[4, -1, 1.5, '2'].map((dealer): [Entry, string] => [forged(seating(session, four), { dealer }), 'dealer']),
  ]
  for (const [entry, field] of wrong) {
    const renewed = field === 'id' ? entry : { ...entry, id: newId() }
    await refuses(table, renewed, 'bad_entry', field)
  }
  await takes(
    table,
    { ...person('A'.repeat(40)) },
    { ...plain, id: newId() },
    forged(evening(four), { title: 'T'.repeat(80), planned: 40 }),
    dealt(session, { contract: 'passed', note: 'n'.repeat(500) }),
  )
})
