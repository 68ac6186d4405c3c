'use client'

import { Button, Chip, Stepper } from '@/app/_ui'
import { teamName } from '@/app/_ui/receipt'
import type { Texts } from '@/lib/i18n'
import { cardPointsOf, countsResults, LEVELS, type GermanRules } from '@/lib/score'
import {
  setGermanResult,
  setStrokes,
  tapChooser,
  toggleByHand,
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

/** Every way a deal ends, so that one tap says it. */
const RESULTS = [true, false].flatMap((won) => LEVELS.map((level) => ({ won, level })))

/** How the smaller half of a double pack may begin, if it has three digits. */
export const TENS = [10, 11, 12] as const

/** Who named trumps, whether they had to, and how it ended. */
export function GermanRows({ draft, change, rules, names, texts, faultAt }: Props) {
  const words = texts.sheet
  const { result } = draft
  const total = cardPointsOf(rules.variant)
  const counted = result.by === 'counted'
  const points = counted ? result.cardPoints : null
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
      <Chip on={draft.forced} onToggle={() => change({ ...draft, forced: !draft.forced })}>
        {words.forced}
      </Chip>
      <Group
        label={words.result}
        quiet
        fault={faultAt('cardPoints', 'won', 'level', 'schwarz')}
        className="grid grid-cols-3 gap-1.5"
      >
        {RESULTS.map(({ won, level }) => (
          <Chip
            key={`${won} ${level}`}
            on={!counted && result.won === won && result.level === level}
            onToggle={() => change(setGermanResult(draft, won, level))}
            className="px-1!"
          >
            {words.germanResult(won, level)}
          </Chip>
        ))}
      </Group>
      <div className="grid gap-1.5">
        <p className={`tabular text-center leading-tight ${counted ? 'text-lg font-bold' : 'text-muted'}`}>
          {points === null ? words.pointsOfTeam : words.pointsOf(points, total - points)}
        </p>
        <Pad
          label={words.pointsOfTeam}
          texts={texts}
          {...(total > 120 && { tens: TENS })}
          onKey={(key) => key !== 'sign' && change(typeGermanPoints(draft, key === 'erase' ? null : key, total))}
        />
        {counted && (points === 0 || points === total) && (
          <Chip on={result.schwarz} onToggle={() => change(toggleGermanSchwarz(draft))}>
            {words.noTrick}
          </Chip>
        )}
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
          <div key={team} className="flex flex-wrap items-end gap-1.5">
            <div className="grow basis-32">
              <Stepper
                label={texts.sheet.strokesOf(teamName(team, rules, names, texts))}
                value={count}
                min={0}
                max={rules.target}
                onChange={(next) => change(setStrokes(draft, team, next))}
              />
            </div>
            <div className="flex gap-1.5">
              {[2, 4, rules.target].map((made) => (
                <Chip
                  key={made}
                  on={count === made}
                  name={texts.receipt.strokesFor(teamName(team, rules, names, texts), texts.tally.strokes(made))}
                  onToggle={() => change(setStrokes(draft, team, count === made ? 0 : made))}
                >
                  {made}
                </Chip>
              ))}
            </div>
          </div>
        ))}
      </Group>
      {countsResults(rules) && (
        <Button kind="quiet" onClick={() => change(toggleByHand(draft, rules))}>
          {texts.sheet.countResult}
        </Button>
      )}
    </>
  )
}
