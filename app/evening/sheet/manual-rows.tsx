'use client'

import { useState } from 'react'
import type { Seat } from '@/lib/score'
import type { Format } from '@/lib/i18n'
import { scoresRest, typeScore } from './amount-moves'
import { Pad } from './pad'
import { Group, type PartProps } from './part'

type Props = PartProps & { format: Format }

/** Amounts by hand for everybody at the table; the last one left open is the rest to 0. */
export function ManualRows({ draft, change, names, texts, format, faultAt }: Props) {
  const [writing, setWriting] = useState<Seat>(0)
  const { rest, seat: open } = scoresRest(draft)
  const fault = faultAt('scores')
  return (
    <Group label={texts.sheet.amounts} fault={fault} className="grid gap-2">
      <div className="grid grid-cols-2 gap-1.5">
        {draft.scores.map((score, seat) => {
          const shown = score ?? (seat === open ? rest : null)
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
                  shown === null || score === null ? 'text-muted' : shown < 0 ? 'text-loss' : 'text-gain'
                }`}
              >
                {shown === null ? texts.sheet.open : format.signed(shown)}
              </span>
            </button>
          )
        })}
      </div>
      <p className="text-muted text-center text-sm" aria-live="polite">
        {rest !== 0 && open === null ? texts.sheet.amountsToGo(format.signed(rest)) : ' '}
      </p>
      <Pad
        signed
        label={`${texts.sheet.amounts}: ${names[writing] ?? ''}`}
        texts={texts}
        onKey={(key) => change(typeScore(draft, writing, key))}
      />
    </Group>
  )
}
