'use client'

import { useState, type FormEvent } from 'react'
import { useTexts } from '@/lib/i18n'
import { LONGEST_NAME, sameName, type Person } from '@/lib/table'
import { Button, Field, Sheet } from '../_ui'
import { useWrite } from '../_ui/use-write'

type Props = {
  tableId: string
  person: Person | null
  people: readonly Person[]
  onClose: () => void
  onRetired: (person: Person) => void
}

/** Another name for someone, or that they no longer come. */
export function PersonSheet({ person, onClose, ...rest }: Props) {
  return (
    <Sheet low open={person !== null} onClose={onClose} title={person?.name ?? ''}>
      {person && <Form key={person.id} person={person} onClose={onClose} {...rest} />}
    </Sheet>
  )
}

function Form({ tableId, person, people, onClose, onRetired }: Props & { person: Person }) {
  const texts = useTexts()
  const { put, fault } = useWrite(tableId)
  const [name, setName] = useState(person.name)
  const [note, setNote] = useState<string | null>(null)

  async function rename(event?: FormEvent) {
    event?.preventDefault()
    const written = name.trim()
    if (written === '') return setNote(texts.table.nameMissing)
    const taken = people.find((other) => other.id !== person.id && sameName(other.name, written))
    if (taken) return setNote(texts.table.taken(taken.name))
    if (await put({ kind: 'player', act: 'rename', player: person.id, name: written })) onClose()
  }

  async function retire() {
    if (!(await put({ kind: 'player', act: 'retire', player: person.id }))) return
    onRetired(person)
    onClose()
  }

  return (
    <form onSubmit={(event) => void rename(event)} className="flex flex-col gap-3 pb-2" noValidate>
      <Field
        label={texts.table.rename}
        value={name}
        onChange={setName}
        fault={note ?? fault}
        maxLength={LONGEST_NAME}
        autoComplete="off"
      />
      <Button kind="primary" type="submit" wide>
        {person.retired ? texts.table.back : texts.common.save}
      </Button>
      {!person.retired && (
        <Button wide onClick={() => void retire()}>
          {texts.table.retire}
        </Button>
      )}
    </form>
  )
}
