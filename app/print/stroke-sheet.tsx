'use client'

import { useTexts, type ExportTexts } from '@/lib/i18n'
import type { GermanEvening, TableView } from '@/lib/table'
import { countedOf } from '../evening/tally-view'
import { teamName } from '../_ui/receipt'
import { SheetHead, sizeFor } from './sheet-head'
import { StrokeCell } from './stroke-cell'

type Props = { evening: GermanEvening; view: TableView; words: ExportTexts }

/** The old game on paper: the strokes each side made, and how its head stood after them. */
export function StrokeSheet({ evening, view, words }: Props) {
  const texts = useTexts()
  const { print } = words
  const names = new Map(view.people.map(({ id, name }) => [id, name]))
  const seated = evening.seats.map((person) => names.get(person) ?? '?')
  const teams = evening.tally.map((_, team) => teamName(team, evening.rules, seated, texts))
  const rows = countedOf(evening)
  return (
    <section className="print-sheet" data-size={sizeFor(rows.length)}>
      <SheetHead evening={evening} view={view} more={words.picture.deals(evening.count)} />
      <table>
        <colgroup>
          <col className="col-number" />
          <col className="col-game" />
          {teams.map((name) => (
            <col key={name} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{print.number}</th>
            <th scope="col" className="words">
              {print.chose}
            </th>
            {teams.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, number, deal, played, seats }) => (
            <tr key={id}>
              <td>{number}</td>
              <th scope="row" className="words">
                {'chooser' in deal ? (names.get(seats[deal.chooser] ?? '') ?? '?') : print.byHand}
              </th>
              {teams.map((name, team) => (
                <StrokeCell
                  key={name}
                  made={played.strokes[team] ?? 0}
                  tally={played.tally[team]}
                  done={played.headBy === team ? texts.tally.heads(played.heads[team] ?? 0) : null}
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
            {teams.map((name, team) => (
              <td key={name}>
                {texts.tally.heads(evening.heads[team] ?? 0)} · {texts.tally.strokes(evening.tally[team] ?? 0)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
