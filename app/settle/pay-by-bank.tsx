'use client'

import { useState } from 'react'
import type { Format, MoneyTexts } from '@/lib/i18n'
import { giroCode, payPalLink, spacedIban } from '@/lib/payment'
import type { Cents } from '@/lib/score'
import type { PaymentDetails } from '@/lib/table'
import { FaultText } from '../_ui'
import { QrCode } from '../_ui/qr-code'

type Props = {
  details: PaymentDetails
  amount: Cents
  currency: string
  reason: string
  payee: string
  format: Format
  words: MoneyTexts
}

/** A GiroCode for the banking app, the same as text, and a link for those who pay by PayPal. */
export function PayByBank({ details, amount, currency, reason, payee, format, words }: Props) {
  const { pay, details: said } = words
  const { name, iban, payPal } = details
  const text = reason.length > 140 ? `${reason.slice(0, 139)}…` : reason
  const code = iban !== null && currency === 'EUR' ? giroCode({ name, iban, amount, text }) : null
  return (
    <div className="flex flex-col gap-4">
      {code && 'fault' in code && <FaultText>{said.faults[code.fault]}</FaultText>}
      {code && 'code' in code && (
        <div className="flex flex-col items-center gap-2">
          <QrCode text={code.code} label={pay.code(payee)} />
          <p className="text-muted self-start">{pay.scan}</p>
        </div>
      )}
      {iban !== null && currency !== 'EUR' && <p className="text-muted">{pay.notEuro}</p>}
      {iban !== null && (
        <dl className="border-ink border-t-2">
          <Copied field={pay.fields.name} value={name} words={words} />
          <Copied field={pay.fields.iban} value={spacedIban(iban)} copies={iban} words={words} />
          <Copied field={pay.fields.amount} value={format.priced(amount)} copies={format.plain(amount)} words={words} />
          <Copied field={pay.fields.text} value={text} words={words} />
        </dl>
      )}
      {payPal !== null && (
        <div>
          <a
            href={payPalLink(payPal, amount, currency)}
            target="_blank"
            rel="noopener noreferrer"
            className="border-edge bg-card rounded-chip min-h-touch flex w-full items-center justify-center border px-4 py-2 text-center font-bold"
          >
            {pay.payPal}
          </a>
          <p className="text-muted mt-1 text-sm">{pay.payPalWhy}</p>
        </div>
      )}
    </div>
  )
}

type CopiedProps = { field: string; value: string; copies?: string; words: MoneyTexts }

/** A line of the transfer form, and a button that puts it where the banking app can paste it from. */
function Copied({ field, value, copies = value, words: { pay } }: CopiedProps) {
  const [copied, setCopied] = useState(false)
  async function copy() {
    try {
      await navigator.clipboard.writeText(copies)
      setCopied(true)
    } catch {
      setCopied(false) // without HTTPS there is no clipboard: the text can be marked by hand
    }
  }
  return (
    <div className="border-line grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 border-b py-1">
      <dt className="text-muted text-sm">{field}</dt>
      <dd className="tabular col-start-1 row-start-2 text-lg leading-tight select-all">{value}</dd>
      <dd className="col-start-2 row-span-2 row-start-1 flex items-center gap-1">
        <span role="status" className="text-gain text-sm font-bold">
          {copied && `✓ ${pay.copied}`}
        </span>
        <button
          type="button"
          aria-label={pay.copy(field)}
          onClick={() => void copy()}
          className="size-touch border-edge bg-card rounded-chip grid place-items-center border"
        >
          <svg viewBox="0 0 24 24" className="size-5 stroke-current" aria-hidden fill="none" strokeWidth="2">
            <path d="M9 9h11v11H9zM15 9V4H4v11h5" strokeLinejoin="round" />
          </svg>
        </button>
      </dd>
    </div>
  )
}
