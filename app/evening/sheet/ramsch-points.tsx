'use client'

import { lazy, Suspense, useState } from 'react'
import type { Seat } from '@/lib/score'
import { Chip } from '@/app/_ui'
import { countRamsch, ramschRest, typeRamsch } from './amount-moves'
import { Pad } from './pad'
import { Group, type PartProps } from './part'
import { SeatGrid } from './seat-grid'
import { setDurchmarsch, setLoser } from './seat-moves'

// Seldom needed, and it brings the drawn cards along: loaded when it is.
const RamschCounting = lazy(() => import('./ramsch-counting'))

/** Everybody's card points; the last one is the rest. Where two have the most, the table says who pays. */
export function RamschPoints({ draft, change, playing, names, rules, texts, faultAt }: PartProps) {
  const points = draft.ramsch.cardPoints
  const [writing, setWriting] = useState<Seat>(playing.find((seat) => points[seat] === null) ?? playing[0] ?? 0)
  const [byCards, setByCards] = useState(false)
  const { rest, seat: open } = ramschRest(draft, playing)
  const label = `${texts.sheet.ramschPoints}: ${names[writing] ?? ''}`
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
        {!full && !byCards && (
          <p className="text-muted text-center text-sm" aria-live="polite">
            {texts.sheet.toGo(rest)}
          </p>
        )}
        {byCards ? (
          <Suspense>
            <RamschCounting
              playing={playing}
              seat={writing}
              label={label}
              rest={full ? null : texts.sheet.toGo(rest)}
              onPoints={(points) => change(countRamsch(draft, writing, points))}
              onDigits={() => setByCards(false)}
            />
          </Suspense>
        ) : (
          <Pad
            label={label}
            texts={texts}
            onKey={(key) => key !== 'sign' && change(typeRamsch(draft, writing, key === 'erase' ? null : key))}
            onCount={() => setByCards(true)}
          />
        )}
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
