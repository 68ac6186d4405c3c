'use client'

import type { ReactNode } from 'react'
import type { Seat } from '@/lib/score'
import { Badge } from '@/app/_ui'

type Props = {
  /** Who can be tapped, in seat order. */
  seats: readonly Seat[]
  names: readonly string[]
  /** A word on the edge of the card: its role. */
  roleOf: (seat: Seat) => string | null
  /** The first role is filled, the second only framed. */
  strongOf?: (seat: Seat) => boolean
  /** Under the name: a number that is being written. */
  under?: (seat: Seat) => ReactNode
  onTap: (seat: Seat) => void
}

/** Four people as they sit, clockwise from the left: the outer ones are as high as the two in the middle together. */
const PLACES = ['row-span-2', '', 'row-span-2', 'col-start-2 row-start-2'] as const

const CARD =
  'relative min-h-touch min-w-0 rounded-chip border px-2 py-1 text-center font-bold leading-tight aria-pressed:border-2'

/** The people who play, laid out as they sit at the table. */
export function SeatGrid({ seats, names, roleOf, strongOf, under, onTap }: Props) {
  const four = seats.length === 4
  const columns = four || seats.length === 3 ? 'grid-cols-3' : 'grid-cols-4'
  return (
    <div className={`grid gap-1.5 pt-0.5 ${columns}`}>
      {seats.map((seat, place) => {
        const role = roleOf(seat)
        const filled = role !== null && (strongOf?.(seat) ?? true)
        return (
          <button
            key={seat}
            type="button"
            aria-pressed={role !== null}
            onClick={() => onTap(seat)}
            className={`${CARD} ${four ? (PLACES[place] ?? '') : ''} ${
              filled
                ? 'border-felt bg-felt text-on-felt'
                : `bg-card text-ink ${role === null ? 'border-edge' : 'border-felt'}`
            }`}
          >
            {role !== null && <Badge>{role}</Badge>}
            <span className="block truncate">{names[seat]}</span>
            {under?.(seat)}
          </button>
        )
      })}
    </div>
  )
}
