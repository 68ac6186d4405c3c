'use client'

import { useState } from 'react'
import type { Seat } from '@/lib/score'
import { Chip } from '@/app/_ui'
import { forgetRamschPoints } from './amount-moves'
import { Group, type PartProps } from './part'
import { RamschPoints } from './ramsch-points'
import { SeatGrid } from './seat-grid'
import { setDurchmarsch, setLoser, toggleJungfrau } from './seat-moves'

type Asked = 'loser' | 'points' | 'durchmarsch'

/** A Ramsch: just who loses, or everybody's card points; and who had no trick, or all of them. */
export function RamschRows(props: PartProps) {
  const { draft, change, offer, playing, texts } = props
  const { ramsch } = draft
  const counted = playing.some((seat) => (ramsch.cardPoints[seat] ?? null) !== null)
  const [asked, setAsked] = useState<Asked>(counted ? 'points' : ramsch.durchmarsch !== null ? 'durchmarsch' : 'loser')
  const ask = (next: Asked) => {
    setAsked(next)
    if (next !== 'points') change(forgetRamschPoints(draft))
  }
  return (
    <div className="grid gap-2">
      <div className={`grid gap-1.5 ${offer.durchmarsch ? 'grid-cols-3' : 'grid-cols-2'}`}>
        <Chip on={asked === 'loser'} onToggle={() => ask('loser')} className="px-0.5! text-sm">
          {texts.sheet.loser}
        </Chip>
        <Chip on={asked === 'points'} onToggle={() => ask('points')} className="px-0.5! text-sm">
          {texts.sheet.points}
        </Chip>
        {offer.durchmarsch && (
          <Chip on={asked === 'durchmarsch'} onToggle={() => ask('durchmarsch')} className="px-0.5! text-sm">
            {texts.sheet.durchmarsch}
          </Chip>
        )}
      </div>
      {asked === 'points' ? <RamschPoints {...props} /> : <RamschSeat {...props} march={asked === 'durchmarsch'} />}
      {asked !== 'durchmarsch' && <JungfrauRow {...props} />}
    </div>
  )
}

/** Only who lost, or who took every trick. */
function RamschSeat({ draft, change, playing, names, texts, faultAt, march }: PartProps & { march: boolean }) {
  const chosen = march ? draft.ramsch.durchmarsch : draft.ramsch.loser
  return (
    <Group
      label={march ? texts.sheet.whoMarched : texts.sheet.ramschLoser}
      quiet
      fault={faultAt('ramsch', 'ramsch.loser', 'ramsch.durchmarsch', 'ramsch.cardPoints', 'playing')}
    >
      <SeatGrid
        seats={playing}
        names={names}
        roleOf={(seat) => (seat !== chosen ? null : march ? texts.sheet.allTricks : texts.sheet.pays)}
        onTap={(seat) => change(march ? setDurchmarsch(draft, seat) : setLoser(draft, seat))}
      />
    </Group>
  )
}

/** Who took no trick, among those who can be. */
function JungfrauRow({ draft, change, offer, playing, names, texts, faultAt }: PartProps) {
  const { jungfrauen, loser, durchmarsch, cardPoints } = draft.ramsch
  const counted = playing.some((seat) => (cardPoints[seat] ?? null) !== null)
  const can = (seat: Seat) => seat !== loser && !(counted && (cardPoints[seat] ?? 1) !== 0)
  const offered = playing.filter((seat) => can(seat) || jungfrauen.includes(seat))
  if ((!offer.jungfrauen && jungfrauen.length === 0) || durchmarsch !== null || offered.length === 0) return null
  if (!counted && loser === null) return null
  return (
    <Group label={texts.sheet.jungfrau} fault={faultAt('ramsch.jungfrauen')} className="grid grid-cols-3 gap-1.5">
      {offered.map((seat) => (
        <Chip
          key={seat}
          on={jungfrauen.includes(seat)}
          onToggle={() => change(toggleJungfrau(draft, seat))}
          className="px-1!"
        >
          <span className="truncate">{names[seat]}</span>
        </Chip>
      ))}
    </Group>
  )
}
