'use client'

import { useState } from 'react'
import type { Seat } from '@/lib/score'
import type { BoardTexts, Format } from '@/lib/i18n'
import { amountsRest, typeAmount, type Amounts } from './amount-moves'
import { Pad } from './pad'
import { Group } from './part'

type Props = {
  amounts: Amounts
  change: (amounts: Amounts) => void
  /** By seat. */
  names: readonly string[]
  texts: BoardTexts
  format: Format
  fault: string | null
}

/** Amounts by hand for everybody at the table; the last one left open is the rest to 0. */
export function AmountRows({ amounts, change, names, texts, format, fault }: Props) {
  const [writing, setWriting] = useState<Seat>(0)
  const { rest, seat: open } = amountsRest(amounts)
  return (
    <Group label={texts.sheet.amounts} fault={fault} className="grid gap-2">
      <div className="grid grid-cols-2 gap-1.5">
        {amounts.map((amount, seat) => {
          const shown = amount ?? (seat === open ? rest : null)
          return (
            <button
              key={seat}
              type="button"
              aria-pressed={seat === writing}
              onClick={() => setWriting(seat)}
              className={`min-h-touch rounded-chip bg-card flex min-w-0 items-center justify-between gap-2 border px-3 ${
                seat === writing ? 'border-felt outline-felt outline-2' : 'border-edge'
              }`}
            >
              <span className="truncate font-bold">{names[seat]}</span>
              <span
                className={`tabular whitespace-nowrap ${
                  shown === null || amount === null ? 'text-muted' : shown < 0 ? 'text-loss' : 'text-gain'
                }`}
              >
                {shown === null ? texts.sheet.open : format.signed(shown)}
              </span>
            </button>
          )
        })}
      </div>
      <p className="text-muted text-center text-sm" aria-live="polite">
        {rest !== 0 && open === null ? texts.sheet.amountsToGo(format.signed(rest)) : '\u00a0'}
      </p>
      <Pad
        signed
        label={`${texts.sheet.amounts}: ${names[writing] ?? ''}`}
        texts={texts}
        onKey={(key) => change(typeAmount(amounts, writing, key))}
      />
    </Group>
  )
}
