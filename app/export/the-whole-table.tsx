'use client'

import { useId, useState } from 'react'
import { bookUnitOf, isUnderstood, openedOf, writeArchive, type BookUnit } from '@/lib/archive'
import { useLanguage, useRelativesTexts, useTexts, type ExportTexts } from '@/lib/i18n'
import { wholeTable } from '@/lib/phone'
import type { Evening, TableView } from '@/lib/table'
import { Button, Chip, FaultText } from '../_ui'
import { fileName, saveFile } from '../_ui/save-file'
import { dealsCsv, ledgerCsv, type ListWords } from './lists'

type Props = { tableId: string; view: TableView; words: ExportTexts }
type MakeList = (evenings: readonly Evening[], view: TableView, words: ListWords) => string

/** The table as one archive, with its keys only if it is asked for; and all of its deals as lists, one for each unit. */
export function TheWholeTable({ tableId, view, words }: Props) {
  const texts = useTexts()
  const relatives = useRelativesTexts()
  const language = useLanguage()
  const id = useId()
  const [withKeys, setWithKeys] = useState(false)
  const [said, setSaid] = useState<{ fault?: string; note?: string }>({})
  const units = new Set(view.sessions.map(bookUnitOf))

  function save(name: string, ending: string, text: string, type: string) {
    const today = new Date().toISOString().slice(0, 10)
    const file = new File([text], fileName([view.name, name, today], ending), { type })
    saveFile(file)
    setSaid({ note: words.saved(file.name) })
  }
  async function saveArchive() {
    const whole = await wholeTable(tableId)
    if (!whole) return
    const text = writeArchive({ table: tableId, keys: withKeys ? whole.keys : null, entries: whole.entries })
    save(words.files.archive, 'jsonl', text, 'application/jsonl')
  }
  async function saveList(unit: BookUnit, make: MakeList, name: string) {
    if (relatives === null) return
    const whole = await wholeTable(tableId)
    const opened = whole && openedOf(whole.log)
    if (!opened) return
    if (!isUnderstood(opened)) return setSaid({ fault: words.table.notUnderstood })
    const evenings = opened.evenings.filter(({ session }) => bookUnitOf(session) === unit)
    save(name, 'csv', make(evenings, opened.view, { texts, words, relatives, language }), 'text/csv')
  }

  const { table, files } = words
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-xl">
        {table.title}
      </h2>
      <p className="text-muted">{table.archiveWhy}</p>
      <Chip on={withKeys} onToggle={() => setWithKeys(!withKeys)} className="self-start">
        <span aria-hidden>{withKeys ? '☑' : '☐'}</span>
        {table.withKeys}
      </Chip>
      <p className={withKeys ? 'text-loss font-bold' : 'text-muted'}>
        {withKeys ? table.withKeysWhy : table.withoutKeys}
      </p>
      <Button kind="primary" onClick={() => void saveArchive()}>
        {table.archive}
      </Button>
      <div className="grid grid-cols-2 gap-2">
        {(['cent', 'point', 'stroke'] as const).map(
          (unit) =>
            units.has(unit) && (
              <Button key={unit} onClick={() => void saveList(unit, dealsCsv, files.deals)}>
                {table.deals[unit]}
              </Button>
            ),
        )}
        {(['cent', 'point'] as const).map(
          (unit) =>
            units.has(unit) && (
              <Button key={unit} onClick={() => void saveList(unit, ledgerCsv, files.ledger)}>
                {table.ledger[unit]}
              </Button>
            ),
        )}
      </div>
      {said.fault && <FaultText>{said.fault}</FaultText>}
      <p role="status" className="text-muted">
        {said.note}
      </p>
    </section>
  )
}
