'use client'

import { useState } from 'react'
import { useDates, useTexts } from '@/lib/i18n'
import { Amount, Button } from '../_ui'
import type { Shown } from './kitty-screen'

const SHOWN = 12

/** All that was put in and spent, the newest first. What is struck out can come back for a while. */
export function Book({ shown: { kitty, format, words, nameOf, mayWrite, book } }: { shown: Shown }) {
  const { common } = useTexts()
  const dates = useDates()
  const [all, setAll] = useState(false)
  const bookings = kitty.bookings.toReversed()
  return (
    <section aria-labelledby="book">
      <h2 id="book" className="text-xl">
        {words.book}
      </h2>
      {bookings.length === 0 ? (
        <p className="text-muted">{words.empty}</p>
      ) : (
        <ol className="border-ink mt-1 border-t-2">
          {bookings.slice(0, all ? undefined : SHOWN).map((entry) => {
            const what =
              entry.act === 'out'
                ? entry.what
                : entry.evening === null
                  ? words.gift(nameOf(entry.player))
                  : words.putIn(nameOf(entry.player))
            return (
              <li key={entry.id} className="border-line flex items-center gap-3 border-b py-1.5">
                <span className="min-w-0 flex-1">
                  <span className="block text-lg leading-tight">{what}</span>
                  <span className="text-muted text-sm">{dates.moment(entry.at)}</span>
                </span>
                <Amount
                  value={entry.act === 'out' ? -entry.amount : entry.amount}
                  format={format}
                  className="text-lg font-bold"
                />
                {mayWrite && (
                  <button
                    type="button"
                    aria-label={`${words.strike}: ${what}`}
                    onClick={() => void book('struck', { kind: 'kitty', act: 'undo', target: entry.id })}
                    className="size-touch -mr-2 grid shrink-0 place-items-center rounded-full"
                  >
                    <svg viewBox="0 0 24 24" className="size-5 stroke-current" aria-hidden fill="none" strokeWidth="2">
                      <path d="M5 5l14 14M19 5L5 19" strokeLinecap="round" />
                    </svg>
                  </button>
                )}
              </li>
            )
          })}
        </ol>
      )}
      {!all && bookings.length > SHOWN && (
        <Button kind="quiet" onClick={() => setAll(true)}>
          {common.more}
        </Button>
      )}
    </section>
  )
}
