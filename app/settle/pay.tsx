'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useDates, type Format, type MoneyTexts } from '@/lib/i18n'
import { useKeptPayments, useBook } from '@/lib/phone'
import { cents } from '@/lib/score'
import {
  isSamePayment,
  sharedPayments,
  type AgreedTransfer,
  type LedgerEvening,
  type PlayerId,
  type TableView,
} from '@/lib/table'
import { Button } from '../_ui'

/** With what knows about banks. */
const PayByBank = dynamic(() => import('./pay-by-bank').then((module) => module.PayByBank))
const DetailsForm = dynamic(() => import('./details-form').then((module) => module.DetailsForm))

type Props = {
  tableId: string
  transfer: AgreedTransfer
  evening: LedgerEvening
  view: TableView
  nameOf: (player: PlayerId) => string
  format: Format
  words: MoneyTexts
  mayWrite: boolean
}

/** How the one who gets the money can be paid: what this phone keeps, before what the table shares. */
export function PaySection({ tableId, transfer, evening, view, nameOf, format, words, mayWrite }: Props) {
  const { pay } = words
  const dates = useDates()
  const kept = useKeptPayments(tableId)
  const shared = sharedPayments(useBook(tableId))
  const [editing, setEditing] = useState(false)
  const payee = nameOf(transfer.to)
  if (kept === undefined) return null
  const [own, common] = [kept.get(transfer.to), shared.get(transfer.to)]
  const details = own ?? common
  if (editing) {
    return (
      <DetailsForm
        tableId={tableId}
        player={transfer.to}
        name={payee}
        kept={own}
        shared={common}
        mayShare={mayWrite}
        words={words}
        onDone={() => setEditing(false)}
      />
    )
  }
  return (
    <section aria-labelledby="pay" className="flex flex-col gap-3">
      <h3 id="pay" className="text-xl">
        {pay.title}
      </h3>
      {details ? (
        <>
          <PayByBank
            details={details}
            amount={cents(transfer.amount)}
            currency={view.currency}
            reason={pay.reason(view.name, dates.day(evening.session.playedOn), nameOf(transfer.from))}
            payee={payee}
            format={format}
            words={words}
          />
          <p className="text-muted text-sm">{isSamePayment(details, common) ? pay.shared : pay.here}</p>
        </>
      ) : (
        <p className="text-muted">{pay.none(payee)}</p>
      )}
      <Button onClick={() => setEditing(true)}>{details ? pay.change : pay.enter}</Button>
    </section>
  )
}
