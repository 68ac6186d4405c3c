'use client'

import { useState, type FormEvent } from 'react'
import { useTexts, type MoneyTexts } from '@/lib/i18n'
import type { Season } from '@/lib/table'
import { Button, FaultText, Field, Sheet } from '../_ui'
import { useWrite } from '../_ui/use-write'

type Props = {
  tableId: string
  editing: Season | 'new' | null
  words: MoneyTexts['standings']
  onClose: () => void
  onRemove: (season: Season) => void
}

/** A name and two days; the last one may be open. */
export function SeasonForm({ editing, ...rest }: Props) {
  const season = editing === 'new' ? null : editing
  return (
    <Sheet low open={editing !== null} onClose={rest.onClose} title={season?.name ?? rest.words.add}>
      {editing !== null && <Form key={season?.id} season={season} {...rest} />}
    </Sheet>
  )
}

function Form({ tableId, season, words, onClose, onRemove }: Omit<Props, 'editing'> & { season: Season | null }) {
  const { common } = useTexts()
  const { put, fault } = useWrite(tableId)
  const [name, setName] = useState(season?.name ?? '')
  const [from, setFrom] = useState(season?.from ?? '')
  const [to, setTo] = useState(season?.to ?? '')
  const [tried, setTried] = useState(false)
  const faults = {
    name: name.trim() === '' ? words.faults.name : null,
    from: from === '' ? words.faults.from : null,
    to: to !== '' && to < from ? words.faults.order : null,
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (faults.name ?? faults.from ?? faults.to) return
    const span = { name: name.trim(), from, to: to === '' ? null : to }
    const said = season ? ({ act: 'change', season: season.id } as const) : ({ act: 'add' } as const)
    if (await put({ kind: 'season', ...said, ...span })) onClose()
  }

  return (
    <form onSubmit={(event) => void save(event)} className="flex flex-col gap-3 pb-2" noValidate>
      <Field
        label={words.name}
        value={name}
        onChange={setName}
        fault={tried ? faults.name : null}
        maxLength={40}
        autoComplete="off"
      />
      <Field label={words.from} value={from} onChange={setFrom} fault={tried ? faults.from : null} type="date" />
      <Field
        label={words.to}
        value={to}
        onChange={setTo}
        hint={words.toHint}
        fault={tried ? faults.to : null}
        type="date"
      />
      {fault && <FaultText>{fault}</FaultText>}
      <Button kind="primary" type="submit" wide>
        {common.save}
      </Button>
      {season && (
        <Button wide onClick={() => onRemove(season)}>
          {words.remove}
        </Button>
      )}
    </form>
  )
}
