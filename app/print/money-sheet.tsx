'use client'

import { cents } from '@/lib/score'
import { useFormat, useTexts, type ExportTexts } from '@/lib/i18n'
import { padOf, transfersOf, type BavarianEvening, type PlayerId, type TableView } from '@/lib/table'
import { initialsOf } from '../evening/initials'
import { rowWords } from '../evening/row-words'
import { Owed } from './owed'
import { RunningCell } from './running-cell'
import { SheetHead, sizeFor } from './sheet-head'

type Props = { evening: BavarianEvening; view: TableView; words: ExportTexts }

/** With so many people what was special about a deal has more room than they need. */
const FEW = 5

/** The paper list: a line each deal, names across, amounts that run on, soli circled; at the foot who gives whom. */
export function MoneySheet({ evening, view, words }: Props) {
  const texts = useTexts()
  const format = useFormat(evening.rules.unit, view.currency)
  const names = new Map(view.people.map(({ id, name }) => [id, name]))
  const people = [...evening.balance.keys()]
  const nameOf = (person: PlayerId) => names.get(person) ?? '?'
  const shown = people.map(nameOf)
  const initials = new Map(initialsOf(shown).map((initial, at) => [people[at], initial]))
  const lines = padOf(evening, evening.rows.length)
    .flatMap(({ row, balance }) => (row.state === 'counted' ? [{ row, balance }] : []))
    .reverse()
  const sum = [...evening.balance.values()].reduce((all, amount) => cents(all + amount), evening.stock)
  const transfers = evening.settled ?? transfersOf(evening)
  const { print } = words
  return (
    <section className="print-sheet" data-size={sizeFor(lines.length)}>
      <SheetHead evening={evening} view={view} more={words.picture.deals(evening.count)} />
      <table>
        <colgroup>
          <col className="col-number" />
          <col className="col-game" />
          <col className="col-who" />
          <col />
          {people.map((person) => (
            <col key={person} className={people.length > FEW ? '' : 'col-person'} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{print.number}</th>
            <th scope="col" className="words">
              {print.game}
            </th>
            <th scope="col" className="words">
              {print.who}
            </th>
            <th scope="col" className="words">
              {print.more}
            </th>
            {shown.map((name, at) => (
              <th key={people[at]} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ row, balance }) => {
            const said = rowWords(
              row,
              row.seats.map((person) => initials.get(person) ?? '?'),
              texts,
            )
            return (
              <tr key={row.id}>
                <td>{row.number}</td>
                <th scope="row" className="words">
                  {said.solo ? <span className="solo">{said.contract}</span> : said.contract}
                </th>
                <td className="words">{said.who}</td>
                <td className="words">{said.particulars.join(', ')}</td>
                {people.map((person) => (
                  <RunningCell key={person} row={row} person={person} balance={balance} format={format} />
                ))}
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={4} className="words">
              {print.sum}
            </th>
            {people.map((person) => (
              <td key={person}>{format.signed(evening.balance.get(person) ?? 0)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      <footer className="pt-[2mm]">
        <Owed stock={evening.stock} {...{ transfers, nameOf, format }} words={words.picture} />
        <p>
          {print.carried} {print.check(format.priced(sum))}
        </p>
      </footer>
    </section>
  )
}
