'use client'

import type { Format, MoneyTexts } from '@/lib/i18n'
import { cents } from '@/lib/score'
import { dueOf, duesOf, putInFor, type LedgerEvening, type Due, type Kitty, type PlayerId } from '@/lib/table'
import { Button, FaultText, LinkButton, to } from '../_ui'
import { useWrite } from '../_ui/use-write'
import type { Settling } from './use-settling'

/** As they are listed. */
const REASONS = ['evening', 'lostSolo', 'stock'] as const

type Props = {
  tableId: string
  evening: LedgerEvening
  settling: Settling
  kitty: Kitty
  nameOf: (player: PlayerId) => string
  format: Format
  words: MoneyTexts
  mayWrite: boolean
}

/** What the evening brings the kitty, apart from what people give each other. What is booked stands until it is booked anew. */
export function Dues({ tableId, evening, settling, kitty, nameOf, format, words: { dues: said }, mayWrite }: Props) {
  const { put, fault } = useWrite(tableId)
  const session = evening.session.id
  const byRule = kitty.rule ? duesOf(evening, kitty.rule, settling.chosen.stock) : []
  const booked = kitty.dues.get(session)
  const dues = booked?.dues ?? byRule
  const isIn = putInFor(kitty, session)
  const booking = { kind: 'kitty', act: 'dues', evening: session, dues: byRule } as const

  /** Puts in what is missing, or takes back what was put in for this evening. */
  const toggle = async (due: Due) => {
    const missing = dueOf(due) - (isIn.get(due.player) ?? 0)
    if (missing <= 0) {
      const own = kitty.bookings.filter(
        (entry) => entry.act === 'in' && entry.evening === session && entry.player === due.player,
      )
      await put(...own.map(({ id }) => ({ kind: 'kitty', act: 'undo', target: id }) as const))
    } else {
      const { player } = due
      const paid = { kind: 'kitty', act: 'in', player, amount: cents(missing), evening: session } as const
      await put(...(booked ? [] : [booking]), paid)
    }
  }

  if (!booked && dues.length === 0) return null
  return (
    <section aria-labelledby="dues">
      <h2 id="dues" className="text-xl">
        {said.title}
      </h2>
      <p className="text-muted pb-1">{dues.length === 0 ? said.none : said.why}</p>
      {fault && <FaultText>{fault}</FaultText>}
      {dues.length > 0 && (
        <ul className="border-ink border-t-2">
          {dues.map((due) => {
            const done = (isIn.get(due.player) ?? 0) >= dueOf(due)
            const reasons = REASONS.flatMap((why) => (due[why] > 0 ? [said.reasons[why](format.priced(due[why]))] : []))
            return (
              <li key={due.player} className="border-line flex items-center gap-3 border-b py-1.5">
                <span className="min-w-0 flex-1">
                  <span className={`block text-lg leading-tight ${done ? 'text-muted line-through' : ''}`}>
                    {nameOf(due.player)} <b className="tabular whitespace-nowrap">{format.priced(dueOf(due))}</b>
                  </span>
                  <span className="text-muted text-sm">{reasons.join(' · ')}</span>
                </span>
                <button
                  type="button"
                  aria-pressed={done}
                  aria-label={`${nameOf(due.player)}: ${done ? `✓ ${said.isIn}` : said.markIn}`}
                  disabled={!mayWrite}
                  onClick={() => void toggle(due)}
                  className={`min-h-touch rounded-chip shrink-0 border px-3 font-bold ${done ? 'border-felt bg-felt text-on-felt' : 'border-edge bg-card'}`}
                >
                  {done ? `✓ ${said.isIn}` : said.markIn}
                </button>
              </li>
            )
          })}
        </ul>
      )}
      {booked && !isSame(booked.dues, byRule) && (
        <div className="mt-3 flex flex-col gap-2">
          <p className="text-muted">{said.changed}</p>
          {mayWrite && <Button onClick={() => void put(booking)}>{said.anew}</Button>}
        </div>
      )}
      <LinkButton kind="quiet" href={to.kitty(tableId)} className="mt-2">
        {said.kitty}
      </LinkButton>
    </section>
  )
}

const isSame = (a: readonly Due[], b: readonly Due[]): boolean =>
  a.length === b.length &&
  a.every((one) => b.some((other) => one.player === other.player && REASONS.every((why) => one[why] === other[why])))
