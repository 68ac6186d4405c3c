'use client'

import { useState, type FormEvent } from 'react'
import { useTexts } from '@/lib/i18n'
import { LONGEST_NAME, type TableView } from '@/lib/table'
import { Button, FaultText, Field, Sheet } from '../_ui'
import { useWrite } from '../_ui/use-write'

/** Gives the table another name. */
export function TableName({ tableId, view }: { tableId: string; view: TableView }) {
  const texts = useTexts()
  const [name, setName] = useState<string | null>(null)
  const { put, fault } = useWrite(tableId)

  async function save(event: FormEvent) {
    event.preventDefault()
    if (name === null || name.trim() === '') return
    const { language, currency } = view
    if (await put({ kind: 'table', name: name.trim(), language, currency })) setName(null)
  }

  return (
    <>
      <button type="button" className="min-h-touch underline underline-offset-4" onClick={() => setName(view.name)}>
        {texts.table.renameTable}
      </button>
      <Sheet low open={name !== null} onClose={() => setName(null)} title={texts.table.renameTable}>
        <form onSubmit={(event) => void save(event)} className="flex flex-col gap-3 pb-2" noValidate>
          <Field
            label={texts.table.tableName}
            value={name ?? ''}
            onChange={setName}
            maxLength={LONGEST_NAME}
            autoFocus
          />
          {fault && <FaultText>{fault}</FaultText>}
          <Button kind="primary" type="submit" wide disabled={name?.trim() === ''}>
            {texts.common.save}
          </Button>
        </form>
      </Sheet>
    </>
  )
}
