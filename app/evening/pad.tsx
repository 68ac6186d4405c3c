'use client'

import { Fragment, memo, useDeferredValue, useMemo, useState } from 'react'
import { ZERO } from '@/lib/score'
import { useBoardTexts, type Format, type BoardTexts } from '@/lib/i18n'
import { padOf, type BavarianEvening, type EntryId, type PadLine, type PlayerId } from '@/lib/table'
import { Amount, Button } from '../_ui'
import { changesAmong } from './changes'
import { initialsOf } from './initials'
import { RowHead } from './row-head'
import { rowWords } from './row-words'
import { RULE } from './rule'

type Props = {
  evening: BavarianEvening
  nameOf: (player: PlayerId) => string
  format: Format
  /** null: the lines are only looked at. */
  onOpen: ((id: EntryId) => void) | null
}

/** Amounts longer than this stand in smaller figures, so that four names fit on a phone. */
const WIDE = 6

/** Lines that are laid out; the rest comes when it is asked for. */
const LINES = 24
/** As many as a phone shows: they are on the screen first. */
const FIRST = 8

/** The score pad: names across, newest deal on top, running balances. Each line opens its receipt. */
export const Pad = memo(function Pad({ evening, nameOf, format, onOpen }: Props) {
  const texts = useBoardTexts()
  const [wanted, setLines] = useState(LINES)
  const lines = useDeferredValue(wanted, FIRST)
  const pad = useMemo(() => padOf(evening, lines), [evening, lines])
  const changes = useMemo(
    () =>
      changesAmong(
        pad.map(({ row }) => row),
        evening,
        nameOf,
        texts,
      ),
    [pad, evening, nameOf, texts],
  )
  const players = useMemo(
    () => [...evening.seats, ...[...evening.balance.keys()].filter((player) => !evening.seats.includes(player))],
    [evening.seats, evening.balance],
  )
  const isWide = useMemo(
    () => pad.some(({ balance }) => [...balance.values()].some((amount) => format.signed(amount).length > WIDE)),
    [pad, format],
  )
  const total = evening.fold.rows.length
  if (total === 0) return <p className="text-muted px-1 py-5 text-lg">{texts.board.empty}</p>
  const names = players.map(nameOf)
  const initials = initialsOf(names)
  const short = new Map(players.map((player, at) => [player, initials[at] ?? '?']))
  return (
    <section aria-label={texts.board.pad} className="mt-4 min-w-0 wide:mt-0">
      <div className="relative overflow-x-auto">
        <table className="w-full border-separate border-spacing-0 text-right">
          <thead>
            <tr className="text-muted text-sm">
              <th
                scope="col"
                className="bg-paper border-ink sticky left-0 z-1 border-b-2 px-1 py-1.5 text-left font-bold"
              >
                {texts.board.last(evening.count)}
              </th>
              {names.map((name, at) => (
                <th key={players[at]} scope="col" className="border-ink min-w-12 border-b-2 py-1.5 pl-1.5 font-bold">
                  <span className="wide:max-w-28 ml-auto block max-w-14 truncate">{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pad.map((line) => (
              <Fragment key={line.row.id}>
                <Change words={changes.get(line.row.id)} columns={players.length + 1} />
                <Line
                  line={line}
                  newest={line.row.id === evening.lastDeal}
                  players={players}
                  names={line.row.seats.map((player) => short.get(player) ?? '?')}
                  texts={texts}
                  format={format}
                  cell={isWide ? `${RULE} py-2 pl-1 text-sm` : `${RULE} py-2 pl-1.5`}
                  onOpen={onOpen}
                />
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
      {onOpen && total > wanted && (
        <Button kind="quiet" onClick={() => setLines(total)}>
          {texts.board.all(total)}
        </Button>
      )}
    </section>
  )
})

/** Between two deals: who came and went, and other rules. */
function Change({ words, columns }: { words: string | undefined; columns: number }) {
  if (words === undefined) return null
  return (
    <tr>
      <td
        colSpan={columns}
        className="border-line text-accent-ink border-t border-dashed py-1 pl-1 text-left text-sm italic"
      >
        {words}
      </td>
    </tr>
  )
}

type LineProps = {
  line: PadLine
  newest: boolean
  players: readonly PlayerId[]
  names: readonly string[]
  texts: BoardTexts
  format: Format
  /** How a cell looks. */
  cell: string
  onOpen: Props['onOpen']
}

function Line({ line, newest, players, names, texts, format, cell, onOpen }: LineProps) {
  const { row, balance } = line
  const words = rowWords(row, names, texts)
  return (
    <tr className="relative">
      <RowHead row={row} words={words} onOpen={onOpen} />
      {row.state === 'counted'
        ? players.map((player) => {
            const seat = row.seats.indexOf(player)
            const moved = seat >= 0 && (row.played.scores[seat] ?? 0) !== 0
            return (
              <td key={player} className={`${cell} align-middle`}>
                <Amount
                  value={balance.get(player) ?? ZERO}
                  format={format}
                  className={moved ? (newest ? 'font-bold' : '') : 'text-muted!'}
                />
              </td>
            )
          })
        : players.map((player) => (
            <td key={player} className={`${cell} text-muted`}>
              –
            </td>
          ))}
    </tr>
  )
}
