'use client'

import { Choice, Field } from '@/app/_ui'
import type { Texts } from '@/lib/i18n'

type Props = {
  title: string
  names: readonly string[]
  /** Whose turn it is to deal, and who did; null: whoever's turn it was. */
  turn: number
  dealer: number | null
  note: string
  /** Unfolded from the beginning. */
  unfolded: boolean
  onDealer: (dealer: number | null) => void
  onNote: (note: string) => void
  texts: Texts
}

/** What a deal seldom needs: another dealer, and a note. */
export function Details({ title, names, turn, dealer, note, unfolded, onDealer, onNote, texts }: Props) {
  return (
    <details open={unfolded || undefined} className="border-line rounded-chip border">
      <summary className="min-h-touch text-muted flex items-center px-3">{title}</summary>
      <div className="grid gap-3 px-3 pb-3">
        <Choice
          label={texts.sheet.dealer}
          columns={2}
          value={dealer ?? turn}
          onChange={(seat) => onDealer(seat === turn ? null : seat)}
          options={names.map((name, seat) => ({ value: seat, label: name }))}
        />
        <Field label={texts.sheet.note} value={note} maxLength={200} onChange={onNote} />
      </div>
    </details>
  )
}
