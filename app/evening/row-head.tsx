'use client'

import type { ReactNode } from 'react'
import { useBoardTexts } from '@/lib/i18n'
import type { EntryId, Evening } from '@/lib/table'
import type { RowWords } from './row-words'
import { RULE } from './rule'

type Props = {
  row: Evening['rows'][number]
  words: RowWords
  /** null: it is only looked at. */
  onOpen: ((id: EntryId) => void) | null
}

/** The head of a line of the pad: the deal in short. Its button covers the whole line. */
export function RowHead({ row, words, onOpen }: Props) {
  const { board } = useBoardTexts()
  const state = row.state === 'voided' ? board.voided : row.state === 'faulty' ? board.faulty : null
  // What does not count is still read, but does not call.
  const isStruck = row.state !== 'counted'
  const notes = [...words.particulars]
  if (row.state === 'counted' && row.forks.length > 0) notes.push(board.same)
  if (row.unsent) notes.push(board.unsent)
  return (
    <th scope="row" className={`${RULE} bg-paper sticky left-0 z-1 px-1 py-1.5 text-left font-normal`}>
      <Opener onOpen={onOpen && (() => onOpen(row.id))}>
        <span
          className={`${words.who === '' ? '' : 'whitespace-nowrap'} ${isStruck ? 'text-muted text-sm line-through' : ''}`}
        >
          <span className={`${isStruck ? '' : 'font-bold'} ${words.solo ? 'circled ml-0' : ''}`}>{words.contract}</span>{' '}
          <span className="text-muted">{words.who}</span>
        </span>
        {notes.length > 0 && <span className="text-muted block text-sm">{notes.join(', ')}</span>}
        {state && <span className="text-loss block text-sm">{state}</span>}
      </Opener>
    </th>
  )
}

function Opener({ onOpen, children }: { onOpen: (() => void) | null; children: ReactNode }) {
  if (!onOpen) return <span className="block leading-tight">{children}</span>
  return (
    <button type="button" onClick={onOpen} className="min-h-10 text-left leading-tight after:absolute after:inset-0">
      {children}
    </button>
  )
}
