'use client'

import { useFormat, useTexts, type MoneyTexts } from '@/lib/i18n'
import { owedOf, rankingOf, roundBuyers, type LedgerEvening, type TableView } from '@/lib/table'
import { Amount } from '../_ui'

type Props = { evening: LedgerEvening; view: TableView; words: MoneyTexts }

/** Points instead of money: who is where, and who buys the round. */
export function Points({ evening, view, words }: Props) {
  const { points } = words
  const { common } = useTexts()
  const format = useFormat('point', view.currency)
  const names = new Map(view.people.map(({ id, name }) => [id, name]))
  const ranking = rankingOf(owedOf(evening, { to: 'seats' }))
  const buyers = roundBuyers(ranking).map((person) => names.get(person) ?? '?')
  return (
    <section aria-labelledby="ranking">
      <h2 id="ranking" className="text-xl">
        {points.ranking}
      </h2>
      <p className="text-muted">{points.played}</p>
      <ol className="border-ink mt-1 border-t-2">
        {ranking.map(({ person, place, amount }) => (
          <li key={person} className="border-line flex items-baseline gap-3 border-b py-2">
            <span className="tabular text-muted w-7 shrink-0 text-right text-xl">{points.place(place)}</span>
            <b className="min-w-0 flex-1 text-lg">{names.get(person)}</b>
            <Amount value={amount} format={format} className="text-xl font-bold" />
          </li>
        ))}
      </ol>
      <p className="bg-card rounded-card shadow-card mt-4 px-4 py-3 text-lg font-bold">
        {buyers.length === 0 ? points.noRound : points.round(common.and(buyers), buyers.length > 1)}
      </p>
    </section>
  )
}
