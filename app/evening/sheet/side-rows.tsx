'use client'

import { Amount, Chip } from '@/app/_ui'
import type { Format } from '@/lib/i18n'
import type { Cents } from '@/lib/score'
import { Group, type PartProps } from './part'
import { SeatGrid } from './seat-grid'
import { tapSeat, toggleKnock } from './seat-moves'

type SideProps = PartProps & {
  /** What each seat gains; null: not known yet. */
  scores: readonly Cents[] | null
  format: Format
}

/** Who plays, and with whom, and what each one gains by it. */
export function SideRow({ scores, format, ...part }: SideProps) {
  const { draft, change, offer, playing, names, texts, faultAt } = part
  if (!offer.declarer) return null
  const opposite = draft.contract === 'kreuz' && draft.declarer !== null ? oppositeOf(draft.declarer, playing) : null
  const partner = draft.contract === 'kreuz' ? opposite : draft.partner
  const roleOf = (seat: number) =>
    seat === draft.declarer ? texts.sheet.plays : seat === partner ? texts.sheet.with : null
  return (
    <Group
      label={offer.partner ? texts.sheet.seats : texts.sheet.seatsAlone}
      quiet
      fault={faultAt('declarer', 'partner', 'playing')}
    >
      <SeatGrid
        seats={playing}
        names={names}
        roleOf={roleOf}
        strongOf={(seat) => seat === draft.declarer}
        under={(seat) =>
          scores && (
            <Amount
              value={scores[seat] ?? 0}
              format={format}
              className={`block text-sm leading-none ${seat === draft.declarer ? 'text-current!' : ''}`}
            />
          )
        }
        onTap={(seat) => change(tapSeat(draft, seat))}
      />
    </Group>
  )
}

/** In a Kreuz the partner sits opposite among those playing. */
function oppositeOf(declarer: number, playing: readonly number[]): number | null {
  const at = playing.indexOf(declarer)
  return at < 0 ? null : (playing[(at + 2) % playing.length] ?? null)
}

/** Who knocked before play. */
export function KnockRow({ draft, change, offer, playing, names, texts, faultAt }: PartProps) {
  if (offer.knocks === 0 && draft.knocks.length === 0) return null
  const full = draft.knocks.length >= offer.knocks
  return (
    <Group
      label={texts.sheet.knocks}
      fault={faultAt('knocks')}
      className={`grid gap-1.5 ${playing.length === 3 ? 'grid-cols-3' : 'grid-cols-4'}`}
    >
      {playing.map((seat) => (
        <Chip
          key={seat}
          on={draft.knocks.includes(seat)}
          disabled={full && !draft.knocks.includes(seat)}
          onToggle={() => change(toggleKnock(draft, seat))}
          className="px-1!"
        >
          <span className="truncate">{names[seat]}</span>
        </Chip>
      ))}
    </Group>
  )
}
