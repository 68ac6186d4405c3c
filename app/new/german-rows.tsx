'use client'

import { playersOf, usualTeams, VARIANTS, type GermanRules, type Teams } from '@/lib/score'
import { useTexts } from '@/lib/i18n'
import { Choice } from '../_ui'
import { FormRows } from './form-rows'
import { TeamRows } from './team-rows'
import { VariantFacts } from './variant-facts'

type Props = {
  rules: GermanRules
  /** In the order they sit. */
  names: readonly string[]
  /** The evening has begun: how many teams there are stays. */
  running?: boolean
  onChange: (rules: GermanRules) => void
  /** People sit down so that these partners are opposite; left out: everybody keeps their seat. */
  onCrosswise?: (teams: Teams) => void
}

/** The rules of the German game: few enough to show them all. */
export function GermanRows({ rules, names, running = false, onChange, onCrosswise }: Props) {
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
      <p className="text-muted">
        {texts.newEvening.germanPlayers(rules.variant, playersOf(rules.variant))}
        <VariantFacts variant={rules.variant} />
      </p>
      {!running && <FormRows onVariant={(variant) => change({ variant, teams: usualTeams(variant) })} />}
      <TeamRows rules={rules} names={names} running={running} onChange={onChange} onCrosswise={onCrosswise} />
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
