'use client'

import { useState, type FormEvent } from 'react'
import type { PlayerId } from '@/lib/table'
import { Button, Choice, FaultText, Field } from '../_ui'
import type { Shown } from './kitty-screen'

type Fault = 'amount' | 'what' | 'who' | 'tooMuch'

/** Money that is spent by decision, or that somebody adds as a gift. */
export function BookingForm({ shown }: { shown: Shown }) {
  const { kitty, format, words, people, book } = shown
  const [way, setWay] = useState<'take' | 'give'>('take')
  const [typed, setTyped] = useState('')
  const [what, setWhat] = useState('')
  const [who, setWho] = useState<PlayerId | null>(null)
  const [fault, setFault] = useState<Fault | null>(null)
  const faultAt = (at: readonly Fault[]) => {
    if (fault === null || !at.includes(fault)) return null
    return fault === 'tooMuch' ? words.faults.tooMuch(format.priced(kitty.holds)) : words.faults[fault]
  }
  const fresh = (change: () => void) => {
    change()
    setFault(null)
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    const amount = format.parse(typed)
    if (amount === null || amount <= 0) return setFault('amount')
    if (way === 'take' && amount > kitty.holds) return setFault('tooMuch')
    if (way === 'take' && what.trim() === '') return setFault('what')
    if (way === 'give' && who === null) return setFault('who')
    const draft =
      way === 'take' || who === null
        ? ({ kind: 'kitty', act: 'out', amount, what: what.trim() } as const)
        : ({ kind: 'kitty', act: 'in', player: who, amount, evening: null } as const)
    if (!(await book('booked', draft))) return
    fresh(() => {
      setTyped('')
      setWhat('')
    })
  }

  return (
    <form onSubmit={(event) => void save(event)} className="flex flex-col gap-3" noValidate>
      <Choice
        quiet
        label={words.book}
        columns={2}
        value={way}
        onChange={(value) => fresh(() => setWay(value))}
        options={(['take', 'give'] as const).map((value) => ({ value, label: words[value] }))}
      />
      <Field
        label={`${words.amount} (${format.symbol})`}
        value={typed}
        onChange={(value) => fresh(() => setTyped(value))}
        fault={faultAt(['amount', 'tooMuch'])}
        inputMode="decimal"
        maxLength={10}
        autoComplete="off"
      />
      {way === 'take' ? (
        <Field
          label={words.what}
          value={what}
          onChange={(value) => fresh(() => setWhat(value))}
          hint={words.whatHint}
          fault={faultAt(['what'])}
          maxLength={80}
          autoComplete="off"
        />
      ) : (
        <div>
          <Choice
            label={words.who}
            value={who}
            onChange={(value) => fresh(() => setWho(value))}
            options={people.filter(({ retired }) => !retired).map(({ id, name }) => ({ value: id, label: name }))}
          />
          {faultAt(['who']) && <FaultText>{faultAt(['who'])}</FaultText>}
        </div>
      )}
      <Button type="submit" wide>
        {way === 'take' ? words.spend : words.donate}
      </Button>
    </form>
  )
}
