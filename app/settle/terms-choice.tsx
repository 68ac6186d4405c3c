'use client'

import type { Format, MoneyTexts } from '@/lib/i18n'
import { COINS, type LedgerEvening, type PlayerId, type StockSplit } from '@/lib/table'
import { Choice } from '../_ui'
import type { Settling } from './use-settling'

type Props = {
  evening: LedgerEvening
  settling: Settling
  nameOf: (player: PlayerId) => string
  format: Format
  words: MoneyTexts
  mayWrite: boolean
}

/** By which terms the table settles up: the smallest coin it pays with, and who gets the stock. */
export function TermsChoice({ evening, settling, nameOf, words: { terms }, format, mayWrite }: Props) {
  const { chosen, choose } = settling
  const isCents = format.digits === 2
  const people = [...evening.balance.keys()]
  if (!isCents && evening.stock === 0) return null
  const now = [
    ...(isCents ? [terms.coins[chosen.coin]] : []),
    ...(evening.stock === 0 ? [] : [`${terms.stock} ${terms.stockTo[chosen.stock.to]}`]),
  ].join(' · ')
  if (!mayWrite) return <p className="text-muted">{now}</p>
  const split = (way: StockSplit['to']): StockSplit =>
    way === 'person' ? { to: 'person', person: people[0] ?? '' } : { to: way }
  return (
    <details className="border-line border-y">
      <summary className="min-h-touch py-2">
        <h2 className="inline text-xl">{terms.title}</h2> <span className="text-muted">{now}</span>
      </summary>
      <div className="flex flex-col gap-4 pb-4">
        {isCents && (
          <div>
            <Choice
              label={terms.coin}
              columns={2}
              value={chosen.coin}
              onChange={(coin) => choose({ ...chosen, coin })}
              options={COINS.map((value) => ({ value, label: terms.coins[value] }))}
            />
            {chosen.coin > 1 && <p className="text-muted mt-2 text-sm">{terms.coinWhy}</p>}
          </div>
        )}
        {evening.stock !== 0 && (
          <Choice
            label={`${terms.stock}: ${format.priced(evening.stock)}`}
            value={chosen.stock.to}
            onChange={(way) => choose({ ...chosen, stock: split(way) })}
            options={(['seats', 'everyone', 'person'] as const).map((value) => ({
              value,
              label: terms.stockTo[value],
            }))}
          />
        )}
        {chosen.stock.to === 'person' && (
          <Choice
            label={terms.who}
            value={chosen.stock.person}
            onChange={(person) => choose({ ...chosen, stock: { to: 'person', person } })}
            options={people.map((value) => ({ value, label: nameOf(value) }))}
          />
        )}
      </div>
    </details>
  )
}
