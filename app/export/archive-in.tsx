'use client'

import { useEffect, useMemo, useState } from 'react'
import type { Archive } from '@/lib/archive'
import { useTexts, type ExportTexts } from '@/lib/i18n'
import { takeWhole, wholeTable } from '@/lib/phone'
import { isKnown, tableOf } from '@/lib/table'
import { Button, FaultText, LinkButton, to, wordsOf } from '../_ui'

type Props = { archive: Archive; from: string | null; words: ExportTexts; onClose: () => void }

/** What is in an archive, and what of it is new here; then it is taken, all of it or nothing. */
export function ArchiveIn({ archive, from, words, onClose }: Props) {
  const texts = useTexts()
  const fresh = useFresh(archive)
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState<number | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const view = useMemo(() => tableOf(archive.entries.map((entry, clock) => ({ entry, clock }))), [archive])
  const unknown = useMemo(() => archive.entries.filter((entry) => !isKnown(entry)).length, [archive])

  async function take() {
    setBusy(true)
    const taken = await takeWhole(archive.table, archive.entries, archive.keys)
    setBusy(false)
    if (taken.ok) setDone(taken.added)
    setFault(taken.ok ? null : wordsOf(texts, taken.code))
  }

  const { archive: said, bring } = words
  const notes = [
    view.people
      .slice(0, 12)
      .map(({ name }) => name)
      .join(', '),
    ...(unknown > 0 ? [said.unknown(unknown)] : []),
    ...(fresh === undefined ? [] : [fresh === null ? said.newHere : said.fresh(fresh)]),
    ...(from !== null && from !== archive.table ? [said.another] : []),
    ...(fresh === null ? [archive.keys ? said.withKeys : said.withoutKeys] : []),
  ]
  return (
    <div className="bg-card rounded-card shadow-card flex flex-col gap-2 px-4 py-3">
      <h3 className="text-lg">{view.name === '' ? said.nameless : said.title(view.name)}</h3>
      <p className="font-bold">
        {bring.evenings(view.sessions.length)} · {said.entries(archive.entries.length)}
      </p>
      {done === null && notes.map((note) => <p key={note}>{note}</p>)}
      {fault && <FaultText>{fault}</FaultText>}
      {done === null ? (
        <div className="mt-1 grid grid-cols-2 gap-2">
          <Button kind="primary" disabled={busy} onClick={() => void take()}>
            {bring.take}
          </Button>
          <Button onClick={onClose}>{bring.cancel}</Button>
        </div>
      ) : (
        <>
          <p role="status">{done === 0 ? said.nothing : said.done(done)}</p>
          <LinkButton kind="primary" href={to.table(archive.table)}>
            {bring.openTable}
          </LinkButton>
        </>
      )}
    </div>
  )
}

/** How many of its entries are not here yet; null: nor is the table; undefined while it is looked up. */
function useFresh({ table, entries }: Archive): number | null | undefined {
  const [fresh, setFresh] = useState<number | null>()
  useEffect(() => {
    let wanted = true
    void wholeTable(table).then((here) => {
      const ids = new Set(here?.entries.map(({ id }) => id))
      if (wanted) setFresh(here && entries.filter(({ id }) => !ids.has(id)).length)
    })
    return () => {
      wanted = false
    }
  }, [table, entries])
  return fresh
}
