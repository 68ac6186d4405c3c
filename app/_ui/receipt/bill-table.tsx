'use client'

import type { Deal, Receipt } from '@/lib/score'
import type { Format, Texts } from '@/lib/i18n'
import { lineWords } from './bill'

type Props = {
  receipt: Receipt
  deal: Deal
  names: readonly string[]
  texts: Texts
  format: Format
}

/** The bill line by line, what it makes, and who pays whom. */
export function BillTable({ receipt, deal, names, texts, format }: Props) {
  const words = texts.receipt
  const { lines, stake, payments, stock } = receipt
  return (
    <div className="grid gap-3">
      {lines.length > 0 && (
        <table className="tabular w-full border-collapse">
          <caption className="sr-only">{words.bill}</caption>
          <tbody>
            {lines.map((line, at) => (
              <tr key={at} className="border-line border-b border-dotted">
                <th scope="row" className="py-1 text-left font-normal">
                  {lineWords(line, deal, texts)}
                </th>
                <td className="py-1 text-right whitespace-nowrap">
                  {line.kind === 'add' ? format.plain(line.value) : `× ${line.value}`}
                </td>
              </tr>
            ))}
          </tbody>
          {stake !== null && (
            <tfoot>
              <tr className="border-ink border-t-2 font-bold">
                <th scope="row" className="py-1.5 text-left">
                  {words.total}
                </th>
                <td className="py-1.5 text-right whitespace-nowrap">{format.priced(stake)}</td>
              </tr>
            </tfoot>
          )}
        </table>
      )}
      <ul className="text-muted leading-snug">
        {payments.length === 0 && <li>{words.paysNobody}</li>}
        {payments.map(({ from, to, amount }) => (
          <li key={`${from} ${to}`}>{words.pays(names[from] ?? '', names[to] ?? '', format.priced(amount))}</li>
        ))}
        {stock !== null && (
          <li>
            {(stock.each > 0 ? words.stockTaken : words.stockPaid)(
              format.priced(Math.abs(stock.each) * stock.seats.length),
            )}{' '}
            ({texts.common.and(stock.seats.map((seat) => names[seat] ?? ''))})
          </li>
        )}
      </ul>
    </div>
  )
}
