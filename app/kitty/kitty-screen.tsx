'use client'

import { useState } from 'react'
import { useFormat, useMoneyTexts, useTexts, type MoneyTexts } from '@/lib/i18n'
import { useBook, type Draft, type OpenTable } from '@/lib/phone'
import { kittyOf } from '@/lib/table'
import { FaultText, PageHeader, to, UndoBar, Waiting } from '../_ui'
import { useShownTable } from '../_ui/use-shown-table'
import { useWrite } from '../_ui/use-write'
import { Book } from './book'
import { BookingForm } from './booking-form'
import { OpenDues } from './open-dues'
import { Rule } from './rule'

/** The kitty of the table: what lies in it, what fills it, who still has to put in, and its book. */
export function KittyScreen() {
  const words = useMoneyTexts()
  const shown = useShownTable()
  if (shown.id === null) return shown.instead
  return words === null ? <Waiting /> : <Whole tableId={shown.id} table={shown.table} words={words} />
}

/** What all parts of the page need. */
export type Shown = ReturnType<typeof useKitty>

/** Every booking is said and can be taken back at once. */
function useKitty(tableId: string, { view, role }: OpenTable, words: MoneyTexts) {
  const format = useFormat('cent', view.currency)
  const kitty = kittyOf(useBook(tableId))
  const { put, fault } = useWrite(tableId)
  const [last, setLast] = useState<{ readonly ids: readonly string[]; readonly what: 'booked' | 'struck' } | null>(null)
  const names = new Map(view.people.map(({ id, name }) => [id, name]))
  const book = async (what: 'booked' | 'struck', ...drafts: readonly Draft[]): Promise<boolean> => {
    const done = await put(...drafts)
    setLast(done && { ids: done.ids, what })
    return done !== null
  }
  return {
    kitty,
    format,
    words: words.kitty,
    people: view.people,
    nameOf: (id: string) => names.get(id) ?? '?',
    mayWrite: role !== 'viewer',
    fault,
    book,
    last,
    takeBack: async () => {
      if (await put(...(last?.ids ?? []).map((target) => ({ kind: 'kitty', act: 'undo', target }) as const)))
        setLast(null)
    },
    forget: () => setLast(null),
  }
}

function Whole({ tableId, table, words }: { tableId: string; table: OpenTable; words: MoneyTexts }) {
  const { common } = useTexts()
  const shown = useKitty(tableId, table, words)
  const { kitty, format, mayWrite, last, fault } = shown
  return (
    <main className="page mx-auto flex max-w-xl flex-col gap-7">
      <div>
        <PageHeader title={shown.words.title} under={table.view.name} back={to.table(tableId)} />
        <p className="bg-card rounded-card shadow-card flex items-baseline justify-between gap-3 px-4 py-4">
          <span className="text-lg">{shown.words.holds}</span>
          <b className="tabular text-3xl">{format.priced(kitty.holds)}</b>
        </p>
        {kitty.rule === null && kitty.bookings.length === 0 && <p className="text-muted mt-3">{shown.words.idea}</p>}
      </div>
      {fault && <FaultText>{fault}</FaultText>}
      {last && (
        <UndoBar
          key={last.ids.join()}
          onGone={shown.forget}
          action={{ label: common.undo, onTap: () => void shown.takeBack() }}
        >
          {shown.words[last.what]}
        </UndoBar>
      )}
      <OpenDues shown={shown} />
      {mayWrite && <BookingForm shown={shown} />}
      <Rule shown={shown} />
      <Book shown={shown} />
    </main>
  )
}
