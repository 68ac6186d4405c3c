'use client'

import { lazy, Suspense, useState } from 'react'
import { Chip } from '@/app/_ui'
import { Group, type PartProps } from './part'
import { countPoints, setLevel, setWon, toggleCounted, toggleSchwarz, typePoints } from './result-moves'
import { Pad } from './soon'

// Seldom needed, and it brings the drawn cards along: loaded when it is.
const Counting = lazy(() => import('./counting'))

/** Won, lost, or counted: with the pad, and the other side's points as the rest. */
export function ResultRow({ draft, change, offer, texts, faultAt }: PartProps) {
  const [byCards, setByCards] = useState(false)
  if (!offer.declarer) return null
  const { result } = draft
  const counted = result.by === 'counted'
  const points = counted ? result.cardPoints : null
  const won = result.by === 'told' || result.by === 'tout' ? result.won : null
  const label = offer.partner || draft.contract === 'kreuz' ? texts.sheet.pointsOfSide : texts.sheet.pointsAlone
  if (result.by === 'sie') return null
  return (
    <Group
      label={texts.sheet.result}
      quiet
      fault={faultAt('won', 'cardPoints', 'level', 'schwarz', 'tout', 'sie')}
      className="grid gap-1.5"
    >
      <div className={`grid gap-1.5 ${offer.counted ? 'grid-cols-3' : 'grid-cols-2'}`}>
        <Chip on={won === false} onToggle={() => change(setWon(draft, false))} className="px-1!">
          {texts.sheet.lost}
        </Chip>
        <Chip on={won === true} onToggle={() => change(setWon(draft, true))} className="px-1!">
          {texts.sheet.won}
        </Chip>
        {offer.counted && (
          <Chip
            on={counted}
            {...(points !== null && { name: `${label}: ${texts.sheet.pointsOf(points, 120 - points)}` })}
            onToggle={() => change(toggleCounted(draft))}
            className="tabular px-1!"
          >
            {points === null ? texts.sheet.points : texts.sheet.pointsOf(points, 120 - points)}
          </Chip>
        )}
      </div>
      {counted && byCards && (
        <Suspense>
          <Counting
            label={label}
            onPoints={(points) => change(countPoints(draft, points))}
            onDigits={() => setByCards(false)}
          />
        </Suspense>
      )}
      {counted && !byCards && (
        <Pad
          label={label}
          texts={texts}
          onKey={(key) => key !== 'sign' && change(typePoints(draft, key === 'erase' ? null : key))}
          onCount={() => setByCards(true)}
        />
      )}
    </Group>
  )
}

/** How clearly: Schneider and schwarz where nobody counted, "no trick" where one side has everything. */
export function LevelChips({ draft, change, offer, texts }: PartProps) {
  const { result } = draft
  if (!offer.counted) return null
  if (result.by === 'told') {
    return (
      <>
        <Chip
          on={result.level === 'schneider'}
          onToggle={() => change(setLevel(draft, 'schneider'))}
          className="px-0.5! text-sm"
        >
          {texts.sheet.schneider}
        </Chip>
        <Chip
          on={result.level === 'schwarz'}
          onToggle={() => change(setLevel(draft, 'schwarz'))}
          className="px-0.5! text-sm"
        >
          {texts.sheet.schwarz}
        </Chip>
      </>
    )
  }
  if (result.by !== 'counted' || (result.cardPoints !== 0 && result.cardPoints !== 120)) return null
  return (
    <Chip on={result.schwarz} onToggle={() => change(toggleSchwarz(draft))} className="col-span-2 px-0.5! text-sm">
      {texts.sheet.noTrick}
    </Chip>
  )
}
