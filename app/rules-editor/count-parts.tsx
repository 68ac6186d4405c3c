'use client'

import { RUNNER_CONTRACTS, type RunnerGroup } from '@/lib/score'
import { Choice, Stepper } from '../_ui'
import { Part, type PartProps } from './part'

const GROUPS: readonly RunnerGroup[] = RUNNER_CONTRACTS.map((contract) => (contract === 'farbsolo' ? 'solo' : contract))
/** The most trumps that a contract of the group has, with the long pack. */
const MOST: Readonly<Record<RunnerGroup, number>> = {
  rufspiel: 14,
  solo: 14,
  wenz: 4,
  geier: 4,
  farbwenz: 11,
  farbgeier: 11,
}

export function SchneiderPart({ rules, change, texts }: PartProps) {
  const { schneider } = rules
  const set = (part: Partial<typeof schneider>) => change({ schneider: { ...schneider, ...part } })
  return (
    <Part title={texts.rules.schneider}>
      <Stepper
        label={texts.rules.declarersFree}
        value={schneider.declarersFreeAt}
        min={30}
        max={31}
        onChange={(declarersFreeAt) => set({ declarersFreeAt })}
      />
      <Stepper
        label={texts.rules.defendersFree}
        value={schneider.defendersFreeAt}
        min={30}
        max={31}
        onChange={(defendersFreeAt) => set({ defendersFreeAt })}
      />
      <Choice
        label={texts.rules.schneiderIn}
        value={schneider.in}
        onChange={(where) => set({ in: where })}
        options={[
          { value: 'all', label: texts.rules.inAll },
          { value: 'rufspiel', label: texts.rules.inRufspiel },
        ]}
      />
      <Choice
        label={texts.rules.schwarzAt}
        value={rules.schwarz}
        onChange={(schwarz) => change({ schwarz })}
        options={[
          { value: 'tricks', label: texts.rules.noTrick },
          { value: 'points', label: texts.rules.noPoints },
        ]}
      />
    </Part>
  )
}

export function LaufendePart({ rules, change, texts }: PartProps) {
  const { laufende } = rules
  const set = (part: Partial<typeof laufende>) => change({ laufende: { ...laufende, ...part } })
  return (
    <Part title={texts.rules.laufende}>
      <Choice
        label={texts.rules.counts}
        value={laufende.counts}
        onChange={(counts) => set({ counts })}
        options={[
          { value: 'both', label: texts.rules.countsBoth },
          { value: 'winners', label: texts.rules.countsWinners },
          { value: 'ohne', label: texts.rules.countsOhne },
          { value: 'off', label: texts.rules.countsOff },
        ]}
      />
      {laufende.counts !== 'off' &&
        GROUPS.map((group) => (
          <div key={group} className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-3">
            <Stepper
              label={texts.rules.from(texts.rules.groups[group])}
              value={laufende.from[group]}
              min={1}
              max={laufende.upTo[group]}
              onChange={(count) => set({ from: { ...laufende.from, [group]: count } })}
            />
            <Stepper
              label={texts.rules.upTo(texts.rules.groups[group])}
              value={laufende.upTo[group]}
              min={laufende.from[group]}
              max={MOST[group]}
              onChange={(count) => set({ upTo: { ...laufende.upTo, [group]: count } })}
            />
          </div>
        ))}
    </Part>
  )
}
