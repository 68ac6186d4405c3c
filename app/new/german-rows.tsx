'use client'

import { hasTeams, playersOf, usualTeams, VARIANTS, type GermanRules } from '@/lib/score'
import { useTexts } from '@/lib/i18n'
import { Choice } from '../_ui'
import { otherTeam } from './plan'

type Props = {
  rules: GermanRules
  /** In the order they sit; left out: the teams stay as they are. */
  names?: readonly string[]
  onChange: (rules: GermanRules) => void
}

/** The rules of the German game: few enough to show them all. */
export function GermanRows({ rules, names = [], onChange }: Props) {
  const texts = useTexts()
  const german = texts.rules.german
  const change = (part: Partial<GermanRules>) => onChange({ ...rules, ...part })
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">{texts.newEvening.germanHint}</p>
      <Choice
        label={texts.newEvening.variant}
        columns={5}
        value={rules.variant}
        onChange={(variant) => change({ variant, teams: usualTeams(variant) })}
        options={VARIANTS.map((variant) => ({ value: variant, label: variant }))}
      />
      <p className="text-muted">{texts.newEvening.germanPlayers(rules.variant, playersOf(rules.variant))}</p>
      {hasTeams(rules.variant) && names.length === playersOf(rules.variant) && (
        <fieldset className="grid gap-2">
          <legend className="text-muted mb-1.5">{german.teams}</legend>
          {names.map((name, seat) => (
            <div key={name} className="flex items-center justify-between gap-3">
              <span className="min-w-0 font-bold">{name}</span>
              <Choice
                label={german.teamOf(name)}
                quiet
                columns={2}
                value={rules.teams.findIndex((team) => team.includes(seat))}
                onChange={() => onChange(otherTeam(rules, seat))}
                options={rules.teams.map((_, team) => ({ value: team, label: german.team(team + 1) }))}
              />
            </div>
          ))}
        </fieldset>
      )}
      <Choice
        label={german.target}
        columns={2}
        value={rules.target}
        onChange={(target) => change({ target })}
        options={[
          { value: 9, label: '9' },
          { value: 12, label: '12' },
        ]}
      />
      <Choice
        label={german.ninety}
        value={rules.ninety}
        onChange={(ninety) => change({ ninety })}
        options={[
          { value: 'schneider', label: german.ninetySchneider },
          { value: 'straight', label: german.ninetyStraight },
          { value: 'modern', label: german.ninetyModern },
        ]}
      />
      <Choice
        label={german.sixty}
        value={rules.sixty}
        onChange={(sixty) => change({ sixty })}
        options={[
          { value: 'chooserLoses', label: german.sixtyChooserLoses },
          { value: 'void', label: german.sixtyVoid },
          { value: 'carry', label: german.sixtyCarry },
        ]}
      />
      <Choice
        label={german.overrun}
        columns={2}
        value={rules.overrun}
        onChange={(overrun) => change({ overrun })}
        options={[
          { value: 'drop', label: german.overrunDrop },
          { value: 'carry', label: german.overrunCarry },
        ]}
      />
    </div>
  )
}
