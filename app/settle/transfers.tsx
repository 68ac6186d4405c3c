'use client'

import { useState } from 'react'
import { useTexts, type Format, type MoneyTexts } from '@/lib/i18n'
import type { LedgerEvening, PlayerId, TableView } from '@/lib/table'
import { Sheet } from '../_ui'
import { HowItCame } from './how-it-came'
import { PaySection } from './pay'
import type { Settling } from './use-settling'

type Props = {
  tableId: string
  view: TableView
  evening: LedgerEvening
  settling: Settling
  nameOf: (player: PlayerId) => string
  format: Format
  words: MoneyTexts
  /** false: this phone only watches. */
  mayWrite: boolean
}

/** "Bert gibt Anna 4,20 €", and whether it is done; on a tap, how it came about and how it can be paid. */
export function Transfers(props: Props) {
  const { settling, nameOf, format, mayWrite } = props
  const { settle } = useTexts()
  const { transfers, toggle } = settling
  const [shown, setShown] = useState<number | null>(null)
  const open = shown === null ? undefined : transfers[shown]
  return (
    <>
      <p className="text-muted pb-1">{settle.fewest(transfers.length)}</p>
      <ul className="border-ink border-t-2">
        {transfers.map(({ from, to, amount, paid }, at) => (
          <li key={`${from} ${to} ${at}`} className="border-line flex items-center gap-3 border-b py-1">
            <span className="min-w-0 flex-1">
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => setShown(at)}
                className="min-h-touch flex w-full items-center gap-2 py-1 text-left text-lg leading-tight"
              >
                <span className={`min-w-0 flex-1 ${paid ? 'text-muted line-through' : ''}`}>
                  {settle.line(nameOf(from), nameOf(to))}{' '}
                  <b className="tabular whitespace-nowrap">{format.priced(amount)}</b>
                </span>
                <svg
                  viewBox="0 0 24 24"
                  className="size-5 shrink-0 stroke-current"
                  aria-hidden
                  fill="none"
                  strokeWidth="2"
                >
                  <path d="M9 5l7 7-7 7" strokeLinecap="round" strokeLinejoin="round" />
                </svg>
              </button>
            </span>
            <button
              type="button"
              aria-pressed={paid}
              disabled={!mayWrite}
              onClick={() => toggle(at)}
              className={`min-h-touch rounded-chip shrink-0 border px-3 font-bold ${paid ? 'border-felt bg-felt text-on-felt' : 'border-edge bg-card'}`}
            >
              {paid ? `✓ ${settle.paid}` : settle.markPaid}
            </button>
          </li>
        ))}
      </ul>
      <Sheet
        open={open !== undefined}
        onClose={() => setShown(null)}
        title={open ? `${settle.line(nameOf(open.from), nameOf(open.to))} ${format.priced(open.amount)}` : ''}
      >
        {open && (
          <div className="flex flex-col gap-6 pb-4">
            <HowItCame {...props} transfer={open} />
            <PaySection {...props} transfer={open} />
          </div>
        )}
      </Sheet>
    </>
  )
}
