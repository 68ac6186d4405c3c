'use client'

import { useState } from 'react'
import type { Fault, Rules } from '@/lib/score'
import { useTexts } from '@/lib/i18n'
import { Button, FaultText, Field } from '../_ui'
import { QrCode } from '../_ui/qr-code'
import { readQr } from '../_ui/read-qr'
import { rulesIn, textOf } from './rules-text'

type Props = { rules: Rules; onChange: (rules: Rules) => void }

/** More mistakes than these are no longer read. */
const MOST = 4

/** Gives these rules to another table as a QR code or text, and takes those of another. */
export function HandOn({ rules, onChange }: Props) {
  const texts = useTexts()
  const words = texts.rules
  const [typed, setTyped] = useState('')
  const [faults, setFaults] = useState<readonly string[]>([])
  const [taken, setTaken] = useState(false)

  const say = ({ field, code }: Fault) =>
    field === '' ? texts.faults[code] : words.takeFault(field, texts.faults[code])

  function take(text: string) {
    const read = rulesIn(text)
    setTaken('rules' in read)
    setFaults('faults' in read ? read.faults.slice(0, MOST).map(say) : [])
    if ('rules' in read) {
      setTyped('')
      onChange(read.rules)
    }
  }

  async function scan(picture: File | undefined) {
    if (!picture) return
    const read = await readQr(picture)
    if (read !== null) return take(read)
    setTaken(false)
    setFaults([texts.home.scanNothing])
  }

  const text = textOf(rules)
  return (
    <details className="border-line border-b">
      <summary className="min-h-touch flex items-center font-bold">{words.give}</summary>
      <div className="flex flex-col gap-4 pt-1 pb-5">
        <p className="text-muted leading-snug">{words.giveWhy}</p>
        <QrCode text={text} label={words.giveCode} />
        <Field
          label={words.giveText}
          value={text}
          onChange={() => {}}
          readOnly
          spellCheck={false}
          onFocus={(event) => event.target.select()}
        />
        <Field
          label={words.takeText}
          hint={words.takeHint}
          value={typed}
          onChange={(value) => {
            setTyped(value)
            setFaults([])
            setTaken(false)
          }}
          autoComplete="off"
          spellCheck={false}
        />
        {faults.map((fault) => (
          <FaultText key={fault}>{fault}</FaultText>
        ))}
        <div className="flex flex-wrap gap-2">
          <Button className="flex-1" onClick={() => take(typed)}>
            {words.take}
          </Button>
          <label className="border-edge bg-card min-h-touch rounded-chip has-focus-visible:outline-accent-ink inline-flex flex-1 items-center justify-center border px-4 text-center font-bold has-focus-visible:outline-3">
            {texts.home.scan}
            <input
              type="file"
              accept="image/*"
              capture="environment"
              className="sr-only"
              onChange={(event) => void scan(event.target.files?.[0])}
            />
          </label>
        </div>
        <p role="status" className="text-gain font-bold empty:hidden">
          {taken && `✓ ${words.taken}`}
        </p>
      </div>
    </details>
  )
}
