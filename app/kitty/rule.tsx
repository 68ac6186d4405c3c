'use client'

import { useState, type FormEvent } from 'react'
import type { KittyRule } from '@/lib/table'
import { Button, Field, Stepper } from '../_ui'
import type { Shown } from './kitty-screen'

/** By what the kitty is fed, in words; and the form that says it anew. */
export function Rule({ shown }: { shown: Shown }) {
  const { kitty, format, words, mayWrite } = shown
  const [editing, setEditing] = useState(false)
  const { rule } = kitty
  const parts = rule && [
    ...(rule.evening > 0 ? [words.inWords.evening(format.priced(rule.evening))] : []),
    ...(rule.lostSolo > 0 ? [words.inWords.lostSolo(format.priced(rule.lostSolo))] : []),
    ...(rule.stock > 0 ? [words.inWords.stock(rule.stock)] : []),
  ]
  return (
    <section aria-labelledby="rule">
      <h2 id="rule" className="text-xl">
        {words.rule}
      </h2>
      {parts === null ? (
        <p className="text-muted">{words.noRule}</p>
      ) : parts.length === 0 ? (
        <p>{words.inWords.nothing}</p>
      ) : (
        <ul className="list-inside list-disc">
          {parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      )}
      {mayWrite &&
        (editing || rule === null ? (
          <Form shown={shown} rule={rule} onDone={() => setEditing(false)} />
        ) : (
          <Button className="mt-2" onClick={() => setEditing(true)}>
            {words.change}
          </Button>
        ))}
    </section>
  )
}

function Form({ shown, rule, onDone }: { shown: Shown; rule: KittyRule | null; onDone: () => void }) {
  const { format, words, book } = shown
  const [stock, setStock] = useState(rule?.stock ?? 0)
  const [lostSolo, setLostSolo] = useState(rule?.lostSolo ? format.plain(rule.lostSolo) : '')
  const [evening, setEvening] = useState(rule?.evening ? format.plain(rule.evening) : '')
  const [tried, setTried] = useState(false)
  const amountOf = (typed: string) => {
    const amount = typed.trim() === '' ? 0 : format.parse(typed)
    return amount === null || amount < 0 ? null : amount
  }
  const faultOf = (typed: string) => (tried && amountOf(typed) === null ? words.faults.amount : null)

  async function save(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const [solo, fee] = [amountOf(lostSolo), amountOf(evening)]
    if (solo === null || fee === null) return
    if (await book('booked', { kind: 'kitty', act: 'rule', stock, lostSolo: solo, evening: fee })) onDone()
  }

  return (
    <form onSubmit={(event) => void save(event)} className="mt-3 flex flex-col gap-4" noValidate>
      <Field
        label={`${words.evening} (${format.symbol})`}
        value={evening}
        onChange={setEvening}
        fault={faultOf(evening)}
        placeholder={format.plain(0)}
        inputMode="decimal"
        maxLength={10}
        autoComplete="off"
      />
      <Field
        label={`${words.lostSolo} (${format.symbol})`}
        value={lostSolo}
        onChange={setLostSolo}
        fault={faultOf(lostSolo)}
        placeholder={format.plain(0)}
        inputMode="decimal"
        maxLength={10}
        autoComplete="off"
      />
      <Stepper label={words.stock} value={stock} min={0} max={100} step={10} onChange={setStock}>
        {words.percent(stock)}
      </Stepper>
      <p className="text-muted text-sm">{words.from}</p>
      <Button type="submit" kind="primary" wide>
        {words.save}
      </Button>
    </form>
  )
}
