'use client'

import { Choice } from '../_ui'
import { Part, type PartProps } from './part'

export function GeneralPart({ rules, change, texts, sameUnit }: PartProps & { sameUnit?: boolean | undefined }) {
  return (
    <Part title={texts.rules.general}>
      {!sameUnit && (
        <Choice
          label={texts.rules.unit}
          columns={2}
          value={rules.unit}
          onChange={(unit) => change({ unit })}
          options={[
            { value: 'cent', label: texts.rules.cent },
            { value: 'point', label: texts.rules.point },
          ]}
        />
      )}
      {rules.seats === 4 && (
        <>
          <Choice
            label={texts.rules.pack}
            columns={2}
            value={rules.pack}
            onChange={(pack) => change({ pack })}
            options={[
              { value: 32, label: texts.rules.long },
              { value: 24, label: texts.rules.short },
            ]}
          />
          <Choice
            label={texts.rules.paysLabel}
            columns={2}
            value={rules.rufspielPays}
            onChange={(rufspielPays) => change({ rufspielPays })}
            options={[
              { value: 'paired', label: texts.rules.paysPaired },
              { value: 'each', label: texts.rules.paysEach },
            ]}
          />
        </>
      )}
    </Part>
  )
}
