'use client'

import { useTexts, type Format } from '@/lib/i18n'
import type { AgreedTransfer, PlayerId } from '@/lib/table'

type Props = {
  transfers: readonly AgreedTransfer[]
  nameOf: (player: PlayerId) => string
  format: Format
  /** Says that the one at this place was paid, or not after all. null: this phone only watches. */
  onToggle: ((at: number) => void) | null
}

/** "Bert gibt Anna 4,20 €", and whether it is done. */
export function Transfers({ transfers, nameOf, format, onToggle }: Props) {
  const { settle } = useTexts()
  return (
    <>
      <p className="text-muted pb-1">{settle.fewest(transfers.length)}</p>
      <ul className="border-ink border-t-2">
        {transfers.map(({ from, to, amount, paid }, at) => (
          <li key={`${from} ${to} ${at}`} className="border-line flex items-center gap-3 border-b py-2">
            <span className={`min-w-0 flex-1 text-lg leading-tight ${paid ? 'text-muted line-through' : ''}`}>
              {settle.line(nameOf(from), nameOf(to))}{' '}
              <b className="tabular whitespace-nowrap">{format.priced(amount)}</b>
            </span>
            <button
              type="button"
              aria-pressed={paid}
              disabled={onToggle === null}
              onClick={() => onToggle?.(at)}
              className={`min-h-touch rounded-chip shrink-0 border px-3 font-bold ${paid ? 'border-felt bg-felt text-on-felt' : 'border-edge bg-card'}`}
            >
              {paid ? `✓ ${settle.paid}` : settle.markPaid}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
