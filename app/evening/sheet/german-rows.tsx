'use client'

import { Button, Chip, Stepper } from '@/app/_ui'
import { teamName } from '@/app/_ui/receipt'
import type { Texts } from '@/lib/i18n'
import { cardPointsOf, hasTeams, type GermanRules } from '@/lib/score'
import {
  setGermanLevel,
  setGermanWon,
  setStrokes,
  tapChooser,
  toggleByHand,
  toggleGermanCounted,
  toggleGermanSchwarz,
  typeGermanPoints,
  type GermanDraft,
} from './german-draft'
import { Pad } from './pad'
import { Group } from './part'
import { SeatGrid } from './seat-grid'

type Props = {
  draft: GermanDraft
  change: (draft: GermanDraft) => void
  rules: GermanRules
  names: readonly string[]
  texts: Texts
  faultAt: (...fields: readonly string[]) => string | null
}

/** Who named trumps, whether they had to, and how it ended. */
export function GermanRows({ draft, change, rules, names, texts, faultAt }: Props) {
  const words = texts.sheet
  const { result } = draft
  const total = cardPointsOf(rules.variant)
  const counted = result.by === 'counted'
  const points = counted ? result.cardPoints : null
  const shown = points === null ? words.points : words.pointsOf(points, total - points)
  return (
    <>
      <Group label={words.chooser} quiet fault={faultAt('chooser')}>
        <SeatGrid
          seats={names.map((_, seat) => seat)}
          names={names}
          roleOf={(seat) => (seat === draft.chooser ? words.names : null)}
          onTap={(seat) => change(tapChooser(draft, seat))}
        />
      </Group>
      <Group
        label={words.result}
        quiet
        fault={faultAt('cardPoints', 'won', 'level', 'schwarz')}
        className="grid gap-1.5"
      >
        <div className="grid grid-cols-3 gap-1.5">
          <Chip
            on={!counted && result.won === false}
            onToggle={() => change(setGermanWon(draft, false))}
            className="px-1!"
          >
            {words.lost}
          </Chip>
          <Chip
            on={!counted && result.won === true}
            onToggle={() => change(setGermanWon(draft, true))}
            className="px-1!"
          >
            {words.won}
          </Chip>
          <Chip
            on={counted}
            {...(points !== null && { name: `${words.pointsOfTeam}: ${shown}` })}
            onToggle={() => change(toggleGermanCounted(draft))}
            className="tabular px-1!"
          >
            {shown}
          </Chip>
        </div>
        {counted && (
          <Pad
            label={words.pointsOfTeam}
            texts={texts}
            onKey={(key) => key !== 'sign' && change(typeGermanPoints(draft, key === 'erase' ? null : key, total))}
          />
        )}
      </Group>
      <div className="grid grid-cols-3 gap-1.5">
        {!counted && (
          <>
            <Chip
              on={result.level === 'schneider'}
              onToggle={() => change(setGermanLevel(draft, 'schneider'))}
              className="px-1!"
            >
              {words.schneider}
            </Chip>
            <Chip
              on={result.level === 'schwarz'}
              onToggle={() => change(setGermanLevel(draft, 'schwarz'))}
              className="px-1!"
            >
              {words.schwarz}
            </Chip>
          </>
        )}
        {counted && (points === 0 || points === total) && (
          <Chip on={result.schwarz} onToggle={() => change(toggleGermanSchwarz(draft))} className="col-span-2 px-1!">
            {words.noTrick}
          </Chip>
        )}
        <Chip on={draft.forced} onToggle={() => change({ ...draft, forced: !draft.forced })} className="px-1!">
          {words.forced}
        </Chip>
      </div>
      <Button kind="quiet" onClick={() => change(toggleByHand(draft, rules))}>
        {words.byHand}
      </Button>
    </>
  )
}

/** Strokes by hand, for each team or, in B, for each person. */
export function StrokeRows({ draft, change, rules, names, texts, faultAt }: Props) {
  const strokes = draft.strokes ?? []
  return (
    <>
      <Group label={texts.sheet.byHand} fault={faultAt('strokes')} className="grid gap-2">
        {strokes.map((count, team) => (
          <Stepper
            key={team}
            label={texts.sheet.strokesOf(teamName(team, rules, names, texts))}
            value={count}
            min={0}
            max={rules.target}
            onChange={(next) => change(setStrokes(draft, team, next))}
          />
        ))}
      </Group>
      {hasTeams(rules.variant) && (
        <Button kind="quiet" onClick={() => change(toggleByHand(draft, rules))}>
          {texts.sheet.countResult}
        </Button>
      )}
    </>
  )
}
