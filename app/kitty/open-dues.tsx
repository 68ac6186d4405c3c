'use client'

import type { Draft } from '@/lib/phone'
import { dueOf, putInFor, type PlayerId } from '@/lib/table'
import { Button } from '../_ui'
import type { Shown } from './kitty-screen'

/** Who has not put in yet what their evenings brought. */
export function OpenDues({ shown: { kitty, format, words, nameOf, mayWrite, book } }: { shown: Shown }) {
  if (kitty.open.size === 0) return null

  /** What is missing, evening by evening. */
  const missing = (player: PlayerId): Draft[] =>
    [...kitty.dues.values()].flatMap(({ evening, dues }) => {
      const due = dues.find((one) => one.player === player)
      const amount = due ? dueOf(due) - (putInFor(kitty, evening).get(player) ?? 0) : 0
      return amount > 0 ? [{ kind: 'kitty', act: 'in', player, amount, evening } as const] : []
    })

  return (
    <section aria-labelledby="open">
      <h2 id="open" className="text-xl">
        {words.open}
      </h2>
      <ul className="border-ink mt-1 border-t-2">
        {[...kitty.open].map(([player, amount]) => (
          <li key={player} className="border-line flex items-center gap-3 border-b py-1.5">
            <span className="min-w-0 flex-1 text-lg leading-tight">
              {amount > 0 ? words.owes(nameOf(player)) : words.tooMuch(nameOf(player))}{' '}
              <b className="tabular whitespace-nowrap">{format.priced(Math.abs(amount))}</b>
            </span>
            {mayWrite && amount > 0 && (
              <Button onClick={() => void book('booked', ...missing(player))}>{words.paid}</Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
