'use client'

import { useFormat, type MoneyTexts } from '@/lib/i18n'
import type { Unit } from '@/lib/score'
import { standingsOf, type EveningSum, type TableView } from '@/lib/table'
import { Amount } from '../_ui'

type Props = { unit: Unit; evenings: readonly EveningSum[]; view: TableView; words: MoneyTexts['standings'] }

/** With fewer evenings than this, luck says more than skill. */
const FEW = 5

/** The table of those who played for money, or for points: the two are never added. */
export function Totals({ unit, evenings, view, words }: Props) {
  const format = useFormat(unit, view.currency)
  if (evenings.length === 0) return null
  const names = new Map(view.people.map(({ id, name }) => [id, name]))
  const totals = standingsOf(evenings)
  const { columns } = words
  const aside = 'hidden px-2 text-right sm:table-cell'
  return (
    <section aria-labelledby={unit}>
      <h2 id={unit} className="text-xl">
        {unit === 'cent' ? words.money : words.points}
      </h2>
      {evenings.length < FEW && <p className="text-muted">{words.few}</p>}
      <table className="mt-1 w-full border-collapse">
        <thead>
          <tr className="border-ink text-muted border-b-2 text-sm">
            <th scope="col" className="w-7 pr-2 text-right font-normal">
              <span className="sr-only">{columns.place}</span>
            </th>
            <th scope="col" className="text-left font-normal">
              {columns.name}
            </th>
            <th scope="col" className="px-2 text-right font-normal">
              {columns.evenings}
            </th>
            <th scope="col" className="px-2 text-right font-normal">
              {columns.mean}
            </th>
            <th scope="col" className={`${aside} font-normal`}>
              {columns.best}
            </th>
            <th scope="col" className={`${aside} font-normal`}>
              {columns.worst}
            </th>
            <th scope="col" className="text-right font-normal">
              {columns.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {totals.map(({ person, amount, evenings: count, best, worst }) => (
            <tr key={person} className="border-line border-b align-baseline">
              <td className="tabular text-muted py-2 pr-2 text-right">
                {1 + totals.filter((other) => other.amount > amount).length}.
              </td>
              <th scope="row" className="py-2 text-left text-lg leading-tight [overflow-wrap:anywhere]">
                {names.get(person)}
              </th>
              <td className="tabular px-2 text-right">{count}</td>
              <td className="px-2 text-right">
                <Amount value={Math.round(amount / count)} format={format} />
              </td>
              <td className={aside}>
                <Amount value={best} format={format} />
              </td>
              <td className={aside}>
                <Amount value={worst} format={format} />
              </td>
              <td className="text-right">
                <Amount value={amount} format={format} className="text-lg font-bold" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
