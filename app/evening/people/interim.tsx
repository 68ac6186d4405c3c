'use client'

import { useTexts, type Format } from '@/lib/i18n'
import { transfersOf, type BavarianEvening, type PlayerId } from '@/lib/table'
import { Amount } from '../../_ui'

type Props = {
  evening: BavarianEvening
  /** Who does not sit at the table (any more). */
  away: readonly PlayerId[]
  nameOf: (player: PlayerId) => string
  format: Format
}

/** Whoever goes can settle up at once: what each of them gives and gets if everybody settled now. */
export function Interim({ evening, away, nameOf, format }: Props) {
  const { seating } = useTexts()
  const transfers = transfersOf(evening)
  return (
    <section aria-label={seating.away}>
      <h3 className="text-lg">{seating.away}</h3>
      <ul className="border-ink border-t-2">
        {away.map((player) => {
          const own = transfers.filter(({ from, to }) => from === player || to === player)
          return (
            <li key={player} className="border-line border-b py-2 leading-snug">
              <span className="flex items-baseline justify-between gap-3">
                <b className="min-w-0 text-lg">{nameOf(player)}</b>
                <Amount value={evening.balance.get(player) ?? 0} format={format} className="text-lg font-bold" />
              </span>
              <span className="text-muted block text-sm">
                {own.length === 0 ? seating.interimEven(nameOf(player)) : `${seating.interim(nameOf(player))}:`}
              </span>
              {own.map(({ from, to, amount }) => (
                <span key={`${from} ${to}`} className="block">
                  {seating.interimLine(nameOf(from), nameOf(to), format.priced(amount))}
                </span>
              ))}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
