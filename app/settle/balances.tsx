'use client'

import { useTexts, type Format } from '@/lib/i18n'
import { splitStock, type LedgerEvening, type PlayerId } from '@/lib/table'
import { Amount } from '../_ui'

type Props = { evening: LedgerEvening; nameOf: (player: PlayerId) => string; format: Format }

/** Everybody's balance, the best on top, with a bar to the right or left of nothing; and what the stock adds to it. */
export function Balances({ evening, nameOf, format }: Props) {
  const { settle } = useTexts()
  const ranked = [...evening.balance].sort(([, a], [, b]) => b - a)
  const most = Math.max(1, ...ranked.map(([, amount]) => Math.abs(amount)))
  const shares = splitStock(evening.stock, evening.seats.length)
  return (
    <section aria-labelledby="balances">
      <h2 id="balances" className="text-xl">
        {settle.balances}
      </h2>
      <p className="text-muted">{settle.sum(evening.count)}</p>
      <ol className="border-ink mt-1 border-t-2">
        {ranked.map(([player, amount]) => {
          const share = shares[evening.seats.indexOf(player)] ?? 0
          return (
            <li key={player} className="border-line border-b py-2">
              <span className="flex items-baseline justify-between gap-3">
                <span className="min-w-0 text-lg font-bold">{nameOf(player)}</span>
                <Amount value={amount} format={format} className="text-xl font-bold" />
              </span>
              <Bar part={amount / most} />
              {share !== 0 && (
                <span className="text-muted block text-sm">{settle.stockShare(format.priced(share))}</span>
              )}
            </li>
          )
        })}
      </ol>
      {evening.stock !== 0 && <p className="text-muted mt-2">{settle.stockSplit(format.priced(evening.stock))}</p>}
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
