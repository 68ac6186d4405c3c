'use client'

import { useEffect, useRef, useState } from 'react'
import { useTexts } from '@/lib/i18n'
import type { Person } from '@/lib/table'
import { Button, Field } from '../_ui'
import { MOST, moved, seated, type Sitter } from './plan'

type Props = {
  seats: readonly Sitter[]
  people: readonly Person[]
  onChange: (seats: readonly Sitter[]) => void
  /** Left out where it stands above already. */
  title?: string
  hint: string
  others: string
  leave: (name: string) => string
}

/** Who sits where, clockwise: tap a name to sit down, move it with the arrows, type a new one right here. */
export function Seats({ seats, people, onChange, title, hint, others, leave }: Props) {
  const texts = useTexts()
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState<string | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const [pushed, setPushed] = useState<{ readonly at: number; readonly by: 1 | -1 } | null>(null)
  // Whoever moves somebody by keyboard goes with them; at the end only the other arrow is left.
  useEffect(() => {
    if (!pushed) return
    const arrow = (by: number) =>
      list.current?.querySelector<HTMLButtonElement>(`[data-move="${pushed.at} ${by}"]:enabled`)
    ;(arrow(pushed.by) ?? arrow(-pushed.by))?.focus({ preventScroll: true })
  }, [pushed])
  const free = people.filter((person) => !person.retired && !seats.some((sitter) => sitter.id === person.id))

  function move(at: number, by: 1 | -1) {
    onChange(moved(seats, at, by))
    setPushed({ at: at + by, by })
  }

  function sit(name: string) {
    if (name.trim() === '') return setNote(texts.table.nameMissing)
    if (seats.length >= MOST) return setNote(texts.newEvening.tooMany)
    const next = seated(seats, name, people)
    if (next === null) return setNote(texts.table.known(name.trim()))
    setNote(null)
    setTyped('')
    onChange(next)
  }

  return (
    <section aria-label={title ?? others} className="flex flex-col gap-3">
      <div>
        {title !== undefined && <h2 className="text-xl">{title}</h2>}
        <p className="text-muted leading-snug">{hint}</p>
      </div>
      {seats.length > 0 && (
        <ol ref={list} className="border-ink border-t-2">
          {seats.map((sitter, at) => (
            <li key={sitter.id ?? sitter.name} className="border-line flex items-center border-b">
              <span className="text-muted tabular w-7 shrink-0" aria-label={texts.newEvening.seat(at + 1)}>
                {at + 1}
              </span>
              <span className="min-w-0 flex-1 py-1 text-lg leading-tight font-bold">{sitter.name}</span>
              <Arrow
                name={texts.newEvening.up(sitter.name)}
                path="M6 15l6-6 6 6"
                move={`${at} -1`}
                disabled={at === 0}
                onTap={() => move(at, -1)}
              />
              <Arrow
                name={texts.newEvening.down(sitter.name)}
                path="M6 9l6 6 6-6"
                move={`${at} 1`}
                disabled={at === seats.length - 1}
                onTap={() => move(at, 1)}
              />
              <Arrow
                name={leave(sitter.name)}
                path="M7 7l10 10M17 7L7 17"
                onTap={() => onChange(seats.filter((_, other) => other !== at))}
              />
            </li>
          ))}
        </ol>
      )}
      {free.length > 0 && seats.length < MOST && (
        <div role="group" aria-label={others} className="flex flex-wrap gap-2">
          {free.map((person) => (
            <Button key={person.id} onClick={() => sit(person.name)}>
              {person.name}
            </Button>
          ))}
        </div>
      )}
      <div className="flex items-end gap-2">
        <Field
          className="flex-1 self-start"
          label={texts.newEvening.newName}
          value={typed}
          onChange={(value) => {
            setTyped(value)
            setNote(null)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            sit(typed)
          }}
          fault={note}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="words"
          enterKeyHint="next"
        />
        <Button onClick={() => sit(typed)} className={note ? 'mb-7' : ''}>
          {texts.newEvening.sit}
        </Button>
      </div>
    </section>
  )
}

type ArrowProps = { name: string; path: string; move?: string; disabled?: boolean; onTap: () => void }

function Arrow({ name, path, move, disabled, onTap }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={name}
      data-move={move}
      disabled={disabled}
      onClick={onTap}
      className="size-touch grid shrink-0 place-items-center disabled:opacity-25"
    >
      <svg viewBox="0 0 24 24" className="size-6 stroke-current" aria-hidden fill="none" strokeWidth="2.2">
        <path d={path} strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </button>
  )
}
