'use client'

import { useState, type ReactNode } from 'react'
import { useBoardTexts } from '@/lib/i18n'
import type { EntryId, Evening } from '@/lib/table'
import { UndoBar } from '../_ui'
import { useWrite } from '../_ui/use-write'
import { holdingVoids } from './history'

type Row = Evening['rows'][number]
/** What happened, the entries whose taking back undoes it, and what is said then. */
type Note = { readonly words: string; readonly undo: readonly EntryId[]; readonly undone: string }

export type TakeBack = {
  /** The row whose receipt is open. */
  readonly open: Row | null
  readonly show: (id: EntryId | null) => void
  readonly saved: (id: EntryId, corrects: EntryId | null) => void
  readonly voidDeal: (id: EntryId) => void
  readonly restoreDeal: (id: EntryId) => void
  /** Something else was written into the log of the evening: the people, or the rules. */
  readonly wrote: (words: string, ids: readonly EntryId[], undone: string) => void
  readonly fault: string | null
  /** What just happened, with the way back. */
  readonly bar: ReactNode
}

/** Everything can be taken back: for ten seconds under the thumb, and for ever from the receipt. */
export function useTakeBack(tableId: string, evening: Evening): TakeBack {
  const texts = useBoardTexts()
  const { put, fault } = useWrite(tableId)
  const [note, setNote] = useState<Note | null>(null)
  const [open, setOpen] = useState<EntryId | null>(null)
  const session = evening.session.id
  const find = (id: EntryId) => evening.rows.find((row) => row.id === id) ?? null
  const nameOf = (id: EntryId) => {
    const row = find(id)
    return row?.state === 'counted' ? texts.board.deal(row.number) : texts.board.aDeal
  }

  async function takeBack(targets: readonly EntryId[], words: string, undoable: boolean) {
    const done = await put(...targets.map((target) => ({ kind: 'void', session, target }) as const))
    if (done) setNote({ words, undo: undoable ? done.ids : [], undone: texts.board.undone })
  }

  return {
    fault,
    open: open === null ? null : find(open),
    show: setOpen,
    saved: (id, corrects) =>
      setNote(
        corrects === null
          ? { words: texts.board.saved(texts.board.deal(evening.next.number)), undo: [id], undone: texts.board.undone }
          : { words: texts.board.correctedNow(nameOf(corrects)), undo: [id], undone: texts.board.undone },
      ),
    wrote: (words, undo, undone) => setNote({ words, undo, undone }),
    voidDeal: (id) => {
      setOpen(null)
      void takeBack([id], texts.board.voidedNow(nameOf(id)), true)
    },
    restoreDeal: (id) => {
      const row = find(id)
      setOpen(null)
      if (row) void takeBack(holdingVoids(row), texts.board.restoredNow(nameOf(id)), false)
    },
    bar: note && (
      <div className="pb-2">
        <UndoBar
          key={note.undo[0] ?? note.words}
          onGone={() => setNote(null)}
          action={
            note.undo.length === 0
              ? undefined
              : {
                  label: texts.common.undo,
                  onTap: () => void takeBack(note.undo, note.undone, false),
                }
          }
        >
          {note.words}
        </UndoBar>
      </div>
    ),
  }
}
