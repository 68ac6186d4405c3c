'use client'

import { isRelative, RELATIVES, type RelativeName, type RelativeRules } from '@/lib/score'
import { relativeOf } from '@/lib/score/relatives'
import { useRelativesTexts } from '@/lib/i18n'
import { Choice } from '../_ui'
import { RelativeCustoms } from '../rules-editor/relative-customs'
import type { RelativePlan } from './plan'

type Props = {
  plan: RelativePlan | null
  /** As the table played each of them last. */
  last: ReadonlyMap<string, RelativeRules>
  currency: string
  onChange: (plan: RelativePlan) => void
}

/** Which relative is played, and by which customs. */
export default function RelativeRows({ plan, last, currency, onChange }: Props) {
  const words = useRelativesTexts()
  if (words === null) return null
  const choose = (game: RelativeName) => {
    const { usual, players, rulesFaultsOf } = relativeOf(game)
    const kept = last.get(game)
    const rules = kept !== undefined && rulesFaultsOf(kept, null).length === 0 ? kept : usual
    onChange({ game, players, rules })
  }
  return (
    <div className="flex flex-col gap-4">
      <Choice
        label={words.which}
        columns={2}
        value={plan?.game ?? null}
        onChange={(game) => isRelative(game) && choose(game)}
        options={RELATIVES.map((value) => ({ value, label: words.games[value].name }))}
      />
      {plan !== null && (
        <>
          <p className="text-muted">{words.games[plan.game].short}</p>
          <RelativeCustoms
            key={plan.game}
            relative={relativeOf(plan.game)}
            rules={plan.rules}
            currency={currency}
            onChange={(rules) => onChange({ ...plan, rules })}
          />
        </>
      )}
    </div>
  )
}
