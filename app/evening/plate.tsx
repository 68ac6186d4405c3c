'use client'

import type { Cents, Seat } from '@/lib/score'
import { useBoardTexts, type Format } from '@/lib/i18n'
import { Amount, Badge } from '../_ui'

export type PlateRole = 'deals' | 'dealsOnly' | 'leads' | 'sitsOut' | null

type Props = {
  seat: Seat
  name: string
  balance: Cents
  format: Format
  role: PlateRole
  onTap: (() => void) | null
}

/** Amounts longer than this stand in smaller figures. */
const WIDE = 6
/** Words longer than this, which do not fit in half a phone, stand in smaller letters. */
const LONG = 10

/** One person at the table. A tap says: this one plays. */
export function Plate({ seat, name, balance, format, role, onTap }: Props) {
  const { board } = useBoardTexts()
  const words = role === 'dealsOnly' ? `${board.deals}, ${board.sitsOut}` : role === null ? null : board[role]
  const out = role === 'sitsOut' || role === 'dealsOnly'
  const look = out ? 'bg-card/85 border-dashed border-ink/50' : 'bg-card border-transparent shadow-card'
  const shape = `relative block h-full w-full rounded-card border-2 px-3 pt-2 pb-1.5 text-left ${look}`
  const big = format.signed(balance).length > WIDE ? 'text-xl' : 'text-[1.7rem]'
  const isLong = name.split(/[\s-]/).some((word) => word.length > LONG)
  const inside = (
    <>
      <span className={`line-clamp-2 leading-tight font-bold break-words hyphens-auto ${isLong ? 'text-sm' : ''}`}>
        {name}
      </span>
      {/* The spaces keep the words apart in what is read out and spoken. */}{' '}
      <Amount value={balance} format={format} className={`block leading-tight font-bold ${big}`} />{' '}
      {words !== null && <Badge quiet={role === 'leads' || role === 'sitsOut'}>{words}</Badge>}
    </>
  )
  return (
    <li data-at={seat}>
      {onTap ? (
        <button
          type="button"
          onClick={onTap}
          aria-label={[name, format.signed(balance), words].filter(Boolean).join(', ')}
          className={`${shape} active:scale-[0.98]`}
        >
          {inside}
        </button>
      ) : (
        <div className={shape}>{inside}</div>
      )}
    </li>
  )
}
