import * as z from 'zod/mini'
import { COINS } from '../table'
import { base } from './base'
import { iban, line, uuid } from './word'

const MOST = 1_000_000_000
const amount = z.int().check(z.minimum(1), z.maximum(MOST))
const none = z.int().check(z.minimum(0), z.maximum(MOST))

/** The people of a list are different ones. */
const once = (list: readonly { readonly player: string }[]): boolean =>
  new Set(list.map(({ player }) => player)).size === list.length

const transfer = z
  .strictObject({ from: uuid, to: uuid, amount, paid: z.boolean() })
  .check(z.refine((one) => one.from !== one.to, { path: ['to'] }))

export const transfers = z.array(transfer).check(z.maxLength(64))

const owed = z.strictObject({ player: uuid, amount: z.int().check(z.minimum(-MOST), z.maximum(MOST)) })

export const terms = z.strictObject({
  stock: z.discriminatedUnion('to', [
    z.strictObject({ to: z.enum(['seats', 'everyone']) }),
    z.strictObject({ to: z.literal('person'), person: uuid }),
  ]),
  coin: z.literal([...COINS]),
  owed: z.array(owed).check(
    z.maxLength(32),
    z.refine(once),
    z.refine((all) => all.reduce((sum, one) => sum + one.amount, 0) === 0),
  ),
})

const due = z
  .strictObject({ player: uuid, stock: none, lostSolo: none, evening: none })
  .check(z.refine((one) => one.stock + one.lostSolo + one.evening > 0))

export const payment = z.strictObject({
  ...base,
  kind: z.literal('payment'),
  player: uuid,
  details: z.nullable(
    z
      .strictObject({
        name: line(70),
        iban: z.nullable(iban),
        payPal: z.nullable(z.string().check(z.regex(/^[A-Za-z0-9]{1,20}$/))),
      })
      .check(z.refine((one) => one.iban !== null || one.payPal !== null)),
  ),
})

const book = { ...base, kind: z.literal('kitty') }
export const kitty = z.discriminatedUnion('act', [
  z.strictObject({
    ...book,
    act: z.literal('rule'),
    stock: z.int().check(z.minimum(0), z.maximum(100)),
    lostSolo: none,
    evening: none,
  }),
  z.strictObject({
    ...book,
    act: z.literal('dues'),
    evening: uuid,
    dues: z.array(due).check(z.maxLength(32), z.refine(once)),
  }),
  z.strictObject({ ...book, act: z.literal('in'), player: uuid, amount, evening: z.nullable(uuid) }),
  z.strictObject({ ...book, act: z.literal('out'), amount, what: line(80) }),
  z.strictObject({ ...book, act: z.literal('undo'), target: uuid }),
])

/** Days compare as texts. */
const isForwards = ({ from, to }: { readonly from: string; readonly to: string | null }): boolean =>
  to === null || from <= to

const said = { ...base, kind: z.literal('season') }
const span = { name: line(40), from: z.iso.date(), to: z.nullable(z.iso.date()) }
export const season = z.discriminatedUnion('act', [
  z.strictObject({ ...said, act: z.literal('add'), ...span }).check(z.refine(isForwards, { path: ['to'] })),
  z
    .strictObject({ ...said, act: z.literal('change'), season: uuid, ...span })
    .check(z.refine(isForwards, { path: ['to'] })),
  z.strictObject({ ...said, act: z.literal('remove'), season: uuid }),
])
