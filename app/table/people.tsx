'use client'

import { useState, type FormEvent } from 'react'
import { useTexts } from '@/lib/i18n'
import { LONGEST_NAME, sameName, type Person } from '@/lib/table'
import { Button, Field, UndoBar } from '../_ui'
import { useWrite } from '../_ui/use-write'
import { PersonSheet } from './person-sheet'

type Props = { tableId: string; people: readonly Person[]; mayWrite: boolean }

/** Everyone who ever belonged to the table. A name that comes back is the same person. */
export function People({ tableId, people, mayWrite }: Props) {
  const texts = useTexts()
  const { put, fault } = useWrite(tableId)
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState<string | null>(null)
  const [chosen, setChosen] = useState<Person | null>(null)
  const [retired, setRetired] = useState<Person | null>(null)

  async function add(event: FormEvent) {
    event.preventDefault()
    const name = typed.trim()
    if (name === '') return setNote(texts.table.nameMissing)
    const known = people.find((person) => sameName(person.name, name))
    if (known && !known.retired) return setNote(texts.table.known(known.name))
    const draft = known
      ? ({ kind: 'player', act: 'rename', player: known.id, name: known.name } as const)
      : ({ kind: 'player', act: 'add', name } as const)
    if (!(await put(draft))) return
    setTyped('')
    setNote(null)
  }

  async function bringBack(person: Person) {
    await put({ kind: 'player', act: 'rename', player: person.id, name: person.name })
    setRetired(null)
  }

  return (
    <section aria-labelledby="people">
      <h2 id="people" className="mb-2 text-xl">
        {texts.table.people}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {people.map((person) => (
          <li key={person.id} className="max-w-full">
            <button
              type="button"
              disabled={!mayWrite}
              onClick={() => setChosen(person)}
              className={`border-edge rounded-chip min-h-touch max-w-full border px-3.5 py-1.5 text-left leading-tight font-bold ${person.retired ? 'text-muted border-dashed' : 'bg-card'}`}
            >
              {person.name}
              {person.retired && <span className="block text-sm font-normal italic">{texts.table.retired}</span>}
            </button>
          </li>
        ))}
      </ul>
      {mayWrite && (
        <form onSubmit={(event) => void add(event)} className="mt-3 flex items-end gap-2" noValidate>
          <Field
            className="flex-1 self-start"
            label={texts.table.addPerson}
            value={typed}
            onChange={(value) => {
              setTyped(value)
              setNote(null)
            }}
            fault={note ?? fault}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            enterKeyHint="done"
          />
          <Button type="submit" className={(note ?? fault) ? 'mb-7' : ''}>
            {texts.table.add}
          </Button>
        </form>
      )}
      {retired && (
        <div className="mt-3">
          <UndoBar
            key={retired.id}
            onGone={() => setRetired(null)}
            action={{ label: texts.common.undo, onTap: () => void bringBack(retired) }}
          >
            {retired.name}: {texts.table.retired}
          </UndoBar>
        </div>
      )}
      <PersonSheet
        tableId={tableId}
        person={chosen}
        people={people}
        onClose={() => setChosen(null)}
        onRetired={setRetired}
      />
    </section>
  )
}
