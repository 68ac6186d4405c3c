'use client'

import { Fragment } from 'react'
import { listsOfDay, rankingOf, tournamentList, type ListCell } from '@/lib/archive'
import { useFormat, type ExportTexts, type Format } from '@/lib/i18n'
import { useEvenings } from '@/lib/phone'
import type { BavarianEvening, TableView } from '@/lib/table'
import { SheetHead, sizeFor } from './sheet-head'

type Props = { tableId: string; evening: BavarianEvening; view: TableView; words: ExportTexts }

/** The list of a tournament: plus and minus in columns of their own, soli circled, sums checked; and the ranking of the day. */
export function TournamentSheet({ tableId, evening, view, words }: Props) {
  const format = useFormat(evening.rules.unit, view.currency)
  const { people, lines, sums, off } = tournamentList(evening)
  const names = new Map(view.people.map(({ id, name }) => [id, name]))
  const { list } = words
  return (
    <section className="print-sheet" data-size={lines.length > 48 ? 'tight' : sizeFor(lines.length + 12)}>
      <SheetHead evening={evening} view={view} more={`${list.title} · ${words.picture.deals(evening.count)}`} />
      <table>
        <thead>
          <tr>
            <th scope="col" className="col-sum" />
            {people.map((person) => (
              <th key={person} scope="colgroup" colSpan={2} className="split">
                {names.get(person)}
              </th>
            ))}
          </tr>
          <tr>
            <th scope="col" className="col-sum">
              {words.print.number}
            </th>
            {people.map((person) => (
              <Fragment key={person}>
                <th scope="col" className="split">
                  {list.plus}
                </th>
                <th scope="col">{list.minus}</th>
              </Fragment>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ number, cells }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              {cells.map((cell, at) => (
                <Cells key={people[at]} cell={cell} format={format} />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{list.sums}</th>
            {sums.map(({ plus, minus }, at) => (
              <Fragment key={people[at]}>
                <td className="split">{format.plain(plus)}</td>
                <td>{format.plain(minus)}</td>
              </Fragment>
            ))}
          </tr>
        </tfoot>
      </table>
      <p className={`py-[2mm] ${off === 0 ? '' : 'font-bold'}`}>
        {off === 0 ? list.balanced : list.off(format.signed(off))}
      </p>
      <Ranking tableId={tableId} evening={evening} view={view} format={format} words={words} />
    </section>
  )
}

/** What somebody gained, in the column for it; a Solo of theirs is circled. */
function Cells({ cell, format }: { cell: ListCell; format: Format }) {
  const written =
    cell && (cell.solo ? <span className="solo">{format.plain(cell.gain)}</span> : format.plain(cell.gain))
  return (
    <>
      <td className="split">{cell && cell.gain >= 0 ? written : ''}</td>
      <td>{cell && cell.gain < 0 ? written : ''}</td>
    </>
  )
}

/** Who stands where after all lists of the day. */
function Ranking({ tableId, evening, view, format, words }: Props & { format: Format }) {
  const { playedOn } = evening.session
  const sameDay = view.sessions.filter((one) => one.game === 'bavarian' && one.playedOn === playedOn)
  const read = useEvenings(
    tableId,
    sameDay.map(({ id }) => id),
  )
  const bavarian = read?.filter((one): one is BavarianEvening => one.game === 'bavarian' && one.unknown === 0)
  const lists = listsOfDay(bavarian ?? [evening], evening)
  const names = new Map(view.people.map(({ id, name }) => [id, name]))
  const { list } = words
  return (
    <div className="break-inside-avoid">
      <h3 className="text-[12pt]">{list.ranking}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col" className="col-number">
              {list.rank}
            </th>
            <th scope="col" className="words">
              {list.name}
            </th>
            <th scope="col">{list.points}</th>
            <th scope="col">{list.soli}</th>
            <th scope="col">{list.lists}</th>
          </tr>
        </thead>
        <tbody>
          {rankingOf(lists.map(tournamentList)).map(({ person, rank, points, soli, lists: count }) => (
            <tr key={person}>
              <td>{rank}</td>
              <th scope="row" className="words">
                {names.get(person)}
              </th>
              <td>{format.signed(points)}</td>
              <td>{soli}</td>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="pt-[1mm]">{list.tie}</p>
    </div>
  )
}
