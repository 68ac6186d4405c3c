'use client'

import { useId, useRef, useState } from 'react'
import { textOf } from '@/lib/archive'
import { useTexts, type ExportTexts } from '@/lib/i18n'
import type { TableView } from '@/lib/table'
import { Button, FaultText } from '../_ui'
import { FIELD } from '../_ui/field'
import { ArchiveIn } from './archive-in'
import { FaultList } from './fault-list'
import { foundIn, type Found } from './found'
import { ListIn } from './list-in'
import { SessionIn } from './session-in'

/** The table something is brought in to. */
export type At = { readonly tableId: string; readonly view: TableView; readonly mayWrite: boolean }

type Props = { at: At | null; words: ExportTexts }

/** A file, or pasted text: what it is shows by itself, and nothing is taken before it was looked at. */
export default function BringIn({ at, words }: Props) {
  const texts = useTexts()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<Found | null>(null)
  /** Counts what was read, so that each shows itself from its beginning. */
  const [count, setCount] = useState(0)
  const { bring } = words

  function read(text: string | null) {
    setCount(count + 1)
    setFound(text === null ? { kind: 'faults', faults: [bring.unreadable] } : foundIn(text, words, texts))
  }
  async function readFile(file: File | undefined) {
    if (!file) return
    const text = textOf(new Uint8Array(await file.arrayBuffer()))
    // A list may be mended right here.
    setTyped(text !== null && file.size < 200_000 && !text.trimStart().startsWith('{') ? text : '')
    read(text)
  }
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-xl">
        {bring.title}
      </h2>
      <p className="text-muted">{at ? bring.what : bring.whatHome}</p>
      <Button kind="primary" onClick={() => input.current?.click()}>
        {bring.choose}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        data-testid="file"
        accept=".jsonl,.json,.csv,.txt,application/json,text/csv,text/plain"
        onChange={(event) => {
          void readFile(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <label className="text-muted" htmlFor={`${id}-text`}>
        {bring.paste}
      </label>
      <textarea
        id={`${id}-text`}
        rows={typed === '' ? 2 : 8}
        spellCheck={false}
        wrap="off"
        className={`${FIELD} font-mono text-sm`}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed.trim() !== '' && <Button onClick={() => read(typed)}>{bring.read}</Button>}
      {found && <What key={count} found={found} at={at} words={words} onClose={() => setFound(null)} />}
    </section>
  )
}

type WhatProps = { found: Found; at: At | null; words: ExportTexts; onClose: () => void }

function What({ found, at, words, onClose }: WhatProps) {
  if (found.kind === 'faults') return <FaultList faults={found.faults} words={words} />
  if (found.kind === 'archive') {
    return <ArchiveIn archive={found.archive} from={at?.tableId ?? null} words={words} onClose={onClose} />
  }
  if (at === null) return <FaultText>{words.bring.needsTable}</FaultText>
  if (!at.mayWrite) return <FaultText>{words.bring.watching}</FaultText>
  return found.kind === 'session' ? (
    <SessionIn at={at} session={found.session} text={found.text} words={words} onClose={onClose} />
  ) : (
    <ListIn at={at} sheet={found.sheet} text={found.text} words={words} onClose={onClose} />
  )
}
