'use client'

import { useState } from 'react'
import type { Seat } from '@/lib/score'
import { Chip } from '@/app/_ui'
import { forgetRamschPoints, ramschRest, typeRamsch } from './amount-moves'
import { Pad } from './pad'
import { Group, type PartProps } from './part'
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

/** Everybody's card points; the last one is the rest. Where two have the most, the table says who pays. */
function RamschPoints({ draft, change, playing, names, rules, texts, faultAt }: PartProps) {
  const points = draft.ramsch.cardPoints
  const [writing, setWriting] = useState<Seat>(playing.find((seat) => points[seat] === null) ?? playing[0] ?? 0)
  const { rest, seat: open } = ramschRest(draft, playing)
  const of = (seat: Seat) => points[seat] ?? (seat === open ? Math.max(0, rest) : null)
  const most = Math.max(...playing.map((seat) => of(seat) ?? 0))
  const full =
    playing.every((seat) => of(seat) !== null) && playing.reduce((sum, seat) => sum + (of(seat) ?? 0), 0) === 120
  const tied = full && most < 120 ? playing.filter((seat) => of(seat) === most) : []
  const march = full && most === 120 ? (playing.find((seat) => of(seat) === 120) ?? null) : null
  return (
    <>
      <Group
        label={texts.sheet.ramschPoints}
        quiet
        fault={faultAt('ramsch', 'ramsch.cardPoints', 'playing')}
        className="grid gap-1.5"
      >
        <SeatGrid
          seats={playing}
          names={names}
          roleOf={(seat) => (seat === writing ? '✎' : null)}
          strongOf={() => false}
          under={(seat) => (
            <span className={`tabular block ${seat === open ? 'text-muted' : ''}`}>{of(seat) ?? '–'}</span>
          )}
          onTap={setWriting}
        />
        {!full && (
          <p className="text-muted text-center text-sm" aria-live="polite">
            {texts.sheet.toGo(rest)}
          </p>
        )}
        <Pad
          label={`${texts.sheet.ramschPoints}: ${names[writing] ?? ''}`}
          texts={texts}
          onKey={(key) => key !== 'sign' && change(typeRamsch(draft, writing, key === 'erase' ? null : key))}
        />
      </Group>
      {tied.length > 1 && rules.ramsch.tie === 'ask' && (
        <Group label={texts.sheet.whoPays} fault={faultAt('ramsch.loser')} className="grid grid-cols-2 gap-1.5">
          {tied.map((seat) => (
            <Chip key={seat} on={draft.ramsch.loser === seat} onToggle={() => change(setLoser(draft, seat))}>
              {names[seat]}
            </Chip>
          ))}
        </Group>
      )}
      {march !== null && rules.ramsch.durchmarschAt === 'tricks' && (
        <Chip on={draft.ramsch.durchmarsch === march} onToggle={() => change(setDurchmarsch(draft, march))}>
          {`${texts.sheet.durchmarsch}: ${texts.sheet.allTricks}`}
        </Chip>
      )}
    </>
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
