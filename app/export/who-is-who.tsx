'use client'

import type { ExportTexts } from '@/lib/i18n'
import { sameName, type Person, type PlayerId } from '@/lib/table'
import { FIELD } from '../_ui/field'

/** Who each name of a file is, until the table says otherwise: whoever has that name here. */
export const byName = (names: readonly string[], people: readonly Person[]): ReadonlyMap<string, PlayerId | null> =>
  new Map(names.map((name) => [name, people.find((person) => sameName(person.name, name))?.id ?? null]))

/** Two names for one person. */
export const isTwice = (decided: ReadonlyMap<string, PlayerId | null>): boolean => {
  const known = [...decided.values()].filter((person) => person !== null)
  return new Set(known).size < known.length
}

type Props = {
  decided: ReadonlyMap<string, PlayerId | null>
  people: readonly Person[]
  onDecide: (decided: ReadonlyMap<string, PlayerId | null>) => void
  words: ExportTexts
}

/** Each name of a file is someone of the table, or someone new: the table decides. */
export function WhoIsWho({ decided, people, onDecide, words }: Props) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="text-muted mb-1">{words.bring.people}</legend>
      {[...decided].map(([name, person]) => (
        <label key={name} className="grid grid-cols-2 items-center gap-2">
          <span className="min-w-0 font-bold">{name}</span>
          <select
            className={FIELD}
            value={person ?? ''}
            onChange={(event) => onDecide(new Map(decided).set(name, event.target.value || null))}
          >
            <option value="">{words.bring.someoneNew(name)}</option>
            {people.map(({ id, name: known }) => (
              <option key={id} value={id}>
                {known}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  )
}
