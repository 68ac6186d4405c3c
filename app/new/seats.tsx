'use client'

import { useEffect, useRef, useState } from 'react'
import { useTexts } from '@/lib/i18n'
import { LONGEST_NAME, type Person } from '@/lib/table'
import { Button, Field } from '../_ui'
import { MovableSeats } from './movable-seats'
import { MOST, moved, seated, type Sitter } from './plan'
import type { SeatLineProps } from './seat-line'

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

/** Who sits where, clockwise: tap a name to sit down, move it with the arrows or the finger, type a new one right here. */
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

  const move = (from: number, to: number) => onChange(moved(seats, from, to))
  const lineOf = (sitter: Sitter, at: number): SeatLineProps => ({
    sitter,
    at,
    isLast: at === seats.length - 1,
    onStep: (from, by) => {
      move(from, from + by)
      setPushed({ at: from + by, by })
    },
    onLeave: (gone) => onChange(seats.toSpliced(gone, 1)),
    leave,
  })

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
        <MovableSeats seats={seats} list={list} className="border-ink border-t-2" lineOf={lineOf} onMove={move} />
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
      <div className="flex flex-wrap items-end gap-2">
        <Field
          className="grow basis-32 self-start"
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
          maxLength={LONGEST_NAME}
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
