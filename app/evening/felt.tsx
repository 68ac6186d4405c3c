'use client'

import { nextSeat, ZERO, type Seat } from '@/lib/score'
import { useBoardTexts, type Format } from '@/lib/i18n'
import type { LedgerEvening, PlayerId } from '@/lib/table'
import { Amount } from '../_ui'
import './felt.css'
import { Plate } from './plate'
import type { SheetStart } from './sheet'

type Props = {
  evening: LedgerEvening
  nameOf: (player: PlayerId) => string
  format: Format
  /** A plate was tapped: that person plays. null: this phone only watches. */
  onTap: ((start: SheetStart) => void) | null
}

/** Who leads: the next one after the dealer who plays. */
function forehandOf({ next, seats }: LedgerEvening): Seat {
  let seat = nextSeat(next.dealer, seats.length)
  for (let turn = 0; turn < seats.length && !next.playing.includes(seat); turn++) seat = nextSeat(seat, seats.length)
  return seat
}

/** The people as they sit, what each has, who deals and who leads; Bock and stock in the middle. */
export function Felt({ evening, nameOf, format, onTap }: Props) {
  const { seats, balance, next } = evening
  const forehand = forehandOf(evening)
  const { board } = useBoardTexts()
  return (
    <section className="border-felt-edge from-felt-light to-felt @container rounded-[1.75rem] border-6 bg-radial p-2.5 pt-4">
      <ul aria-label={board.table} className="felt" data-seats={seats.length}>
        {seats.map((player, seat) => (
          <Plate
            key={player}
            seat={seat}
            name={nameOf(player)}
            balance={balance.get(player) ?? ZERO}
            format={format}
            role={
              seat === next.dealer
                ? next.playing.includes(seat)
                  ? 'deals'
                  : 'dealsOnly'
                : !next.playing.includes(seat)
                  ? 'sitsOut'
                  : seat === forehand
                    ? 'leads'
                    : null
            }
            onTap={onTap && next.playing.includes(seat) ? () => onTap({ declarer: seat }) : null}
          />
        ))}
        <Middle evening={evening} format={format} />
      </ul>
      <Away evening={evening} nameOf={nameOf} format={format} />
    </section>
  )
}

/** A relative knows no Bock. */
const NO_BOCK = { factor: 1, left: 0 }

function Middle({ evening, format }: { evening: LedgerEvening; format: Format }) {
  const { board } = useBoardTexts()
  const { stock } = evening
  const bock = evening.game === 'bavarian' ? evening.bock : NO_BOCK
  if (bock.factor === 1 && stock === 0) return null
  return (
    <li
      data-at="middle"
      className="text-on-felt tabular flex flex-wrap content-center items-center justify-center gap-x-4 gap-y-2 self-stretch text-center text-sm leading-tight"
    >
      {bock.factor > 1 && (
        <span>
          {board.bock}
          <b className="font-display block text-2xl leading-none">×{bock.factor}</b>
          {board.bockLeft(bock.left)}
        </span>
      )}
      {stock !== 0 && (
        <span>
          {board.stock}
          <b className="block text-lg leading-none">{format.plain(stock)}</b>
        </span>
      )}
    </li>
  )
}

/** Who sat here before: with a balance still, or who began the evening. */
function Away({ evening, nameOf, format }: Omit<Props, 'onTap'>) {
  const { board } = useBoardTexts()
  const { seats, session } = evening
  const away = [...evening.balance].filter(
    ([player, amount]) => !seats.includes(player) && (amount !== 0 || session.seats.includes(player)),
  )
  if (away.length === 0) return null
  return (
    <p className="bg-card text-ink rounded-chip mt-3 flex flex-wrap gap-x-3 px-3 py-1.5 text-sm">
      <span className="text-muted">{board.away}:</span>
      {away.map(([player, amount]) => (
        <span key={player} className="whitespace-nowrap">
          {nameOf(player)} <Amount value={amount} format={format} className="font-bold" />
        </span>
      ))}
    </p>
  )
}
