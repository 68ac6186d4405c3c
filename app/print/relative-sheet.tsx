'use client'

import { useFormat, useTexts, type ExportTexts, type RelativesTexts } from '@/lib/i18n'
import { ledgerOf, padOf, transfersOf, type RelativeEvening, type RelativeRow, type TableView } from '@/lib/table'
import { relativeDetails, relativeHeadline, sideName, sideStand } from '../_ui/receipt/relative-words'
import { Owed } from './owed'
import { RunningCell } from './running-cell'
import { SheetHead, sizeFor } from './sheet-head'
import { StrokeCell } from './stroke-cell'

type Props = { evening: RelativeEvening; view: TableView; words: ExportTexts; relatives: RelativesTexts }
type Counted = Extract<RelativeRow, { state: 'counted' }>

/** A relative on paper: what was played and how it ended, and beside it the strokes of each side, or what each person has. */
export function RelativeSheet({ evening, view, words, relatives }: Props) {
  const texts = useTexts()
  const ledger = ledgerOf(evening)
  const { print, picture } = words
  const { relative } = evening
  const names = new Map(view.people.map(({ id, name }) => [id, name]))
  const nameOf = (person: string) => names.get(person) ?? '?'
  const format = useFormat(evening.rules.unit === 'cent' ? 'cent' : 'point', view.currency)
  const people = ledger === null ? [] : [...ledger.balance.keys()]
  const seated = evening.seats.map(nameOf)
  const sides = ledger === null ? evening.tally.map((_, side) => sideName(relative, side, seated, texts)) : []
  const lines = padOf(evening, evening.rows.length)
    .flatMap(({ row, balance }) => (row.state === 'counted' ? [{ row, balance }] : []))
    .reverse()
  const transfers = ledger === null ? [] : (ledger.settled ?? transfersOf(ledger))
  return (
    <section className="print-sheet" data-size={sizeFor(lines.length)}>
      <SheetHead
        evening={evening}
        view={view}
        more={`${relatives.games[relative.name].name} · ${picture.deals(evening.count)}`}
      />
      <table>
        <colgroup>
          <col className="col-number" />
          <col />
          {[...people, ...sides].map((column) => (
            <col key={column} className={ledger === null ? 'col-side' : 'col-person'} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{print.number}</th>
            <th scope="col" className="words">
              {print.game}
            </th>
            {people.map((person) => (
              <th key={person} scope="col">
                {nameOf(person)}
              </th>
            ))}
            {sides.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ row, balance }) => (
            <tr key={row.id}>
              <td>{row.number}</td>
              <th scope="row" className="words">
                {said(row)}
              </th>
              {people.map((person) => (
                <RunningCell key={person} row={row} person={person} balance={balance} format={format} />
              ))}
              {sides.map((name, side) => (
                <StrokeCell
                  key={name}
                  made={row.played.made[side] ?? 0}
                  tally={row.played.tally[side]}
                  done={row.played.doneBy === side ? relatives.board.done : null}
                />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2} className="words">
              {print.sum}
            </th>
            {people.map((person) => (
              <td key={person}>{format.signed(evening.balance.get(person) ?? 0)}</td>
            ))}
            {sides.map((name, side) => (
              <td key={name}>{sideStand(evening, side, relatives)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      <footer className="pt-[2mm]">
        <Owed stock={evening.stock} {...{ transfers, nameOf, format }} words={picture} />
      </footer>
    </section>
  )

  function said({ deal, rules, played, seats }: Counted): string {
    const told = { relative, deal, rules, played, names: seats.map(nameOf) }
    return [relativeHeadline(told, relatives, texts), ...relativeDetails(told, relatives)].join(', ')
  }
}
