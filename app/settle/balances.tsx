'use client'

import { useTexts, type Format, type MoneyTexts } from '@/lib/i18n'
import { cashed, owedOf, stockShares, type LedgerEvening, type PlayerId } from '@/lib/table'
import { Amount } from '../_ui'
import type { Settling } from './use-settling'

type Props = {
  evening: LedgerEvening
  settling: Settling
  nameOf: (player: PlayerId) => string
  format: Format
  words: MoneyTexts
}

/** Everybody's balance, the best on top, with a bar to the right or left of nothing; and what stock and coins add to it. */
export function Balances({ evening, settling, nameOf, format, words }: Props) {
  const { settle } = useTexts()
  const { stock, coin } = settling.chosen
  const ranked = [...evening.balance].sort(([, a], [, b]) => b - a)
  const most = Math.max(1, ...ranked.map(([, amount]) => Math.abs(amount)))
  const shares = stockShares(evening, evening.stock, stock)
  const owed = owedOf(evening, stock)
  const rounded = cashed(owed, coin)
  return (
    <section aria-labelledby="balances">
      <h2 id="balances" className="text-xl">
        {settle.balances}
      </h2>
      <p className="text-muted">{settle.sum(evening.count)}</p>
      <ol className="border-ink mt-1 border-t-2">
        {ranked.map(([player, amount]) => {
          const share = shares.get(player) ?? 0
          const rest = (rounded.get(player) ?? 0) - (owed.get(player) ?? 0)
          const also = [
            ...(share === 0 ? [] : [words.terms.share(format.signed(share))]),
            ...(rest === 0 ? [] : [words.terms.rounded(format.signed(rest))]),
          ]
          return (
            <li key={player} className="border-line border-b py-2">
              <span className="flex items-baseline justify-between gap-3">
                <span className="min-w-0 text-lg font-bold">{nameOf(player)}</span>
                <Amount value={amount} format={format} className="text-xl font-bold" />
              </span>
              <Bar part={amount / most} />
              {also.length > 0 && <span className="text-muted block text-sm">{also.join(' · ')}</span>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** From −1 to 1, drawn from the middle. */
function Bar({ part }: { part: number }) {
  const width = Math.abs(part) * 50
  return (
    <svg viewBox="0 0 100 4" preserveAspectRatio="none" className="mt-1 h-1.5 w-full" aria-hidden>
      <rect width="100" height="4" className="fill-sunken" />
      <rect x={part < 0 ? 50 - width : 50} width={width} height="4" className={part < 0 ? 'fill-loss' : 'fill-gain'} />
      <rect x="49.75" width="0.5" height="4" className="fill-ink" />
    </svg>
  )
}
