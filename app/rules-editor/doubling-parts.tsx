'use client'

import { BOCK_CAUSES } from '@/lib/score'
import { Chip, Choice, Stepper } from '../_ui'
import { Part, Switch, type PartProps } from './part'

const FOUR = [0, 1, 2, 3, 4] as const

export function DoublingPart({ rules, change, texts }: PartProps) {
  const { klopfen, kontra } = rules
  return (
    <Part title={texts.rules.doubling}>
      <Stepper
        label={texts.rules.klopfen}
        value={klopfen.max}
        min={0}
        max={4}
        onChange={(max) => change({ klopfen: { max } })}
      >
        {texts.rules.klopfenValue(klopfen.max)}
      </Stepper>
      <Choice
        label={texts.rules.kontra}
        value={kontra.max}
        onChange={(max) => change({ kontra: { ...kontra, max } })}
        options={FOUR.map((max) => ({ value: max, label: texts.rules.kontraValues[max] }))}
      />
      <Switch
        label={texts.rules.takesOver}
        hint={texts.rules.takesOverWhy}
        on={kontra.takesOver}
        onChange={(takesOver) => change({ kontra: { ...kontra, takesOver } })}
      />
      <Choice
        label={texts.rules.doublings}
        value={rules.doublings}
        onChange={(doublings) => change({ doublings })}
        options={[
          { value: 'multiply', label: texts.rules.multiply },
          { value: 'add', label: texts.rules.add },
        ]}
      />
    </Part>
  )
}

export function BockPart({ rules, change, texts }: PartProps) {
  const { bock } = rules
  const set = (part: Partial<typeof bock>) => change({ bock: { ...bock, ...part } })
  const after = (cause: (typeof BOCK_CAUSES)[number]) =>
    BOCK_CAUSES.filter((one) => bock.after.includes(one) !== (one === cause))
  return (
    <Part title={texts.rules.bock}>
      <fieldset>
        <legend className="text-muted mb-1.5">{texts.rules.bockAfter}</legend>
        <div className="flex flex-wrap gap-2">
          {BOCK_CAUSES.map((cause) => (
            <Chip key={cause} on={bock.after.includes(cause)} onToggle={() => set({ after: after(cause) })}>
              {texts.rules.bockCauses[cause]}
            </Chip>
          ))}
        </div>
      </fieldset>
      {bock.after.length > 0 && (
        <>
          <Choice
            label={texts.rules.bockDeals}
            columns={2}
            value={bock.deals === 'round' ? 'round' : 'number'}
            onChange={(kind) => set({ deals: kind === 'round' ? 'round' : 4 })}
            options={[
              { value: 'round', label: texts.rules.bockRound },
              { value: 'number', label: texts.rules.bockNumber },
            ]}
          />
          {bock.deals !== 'round' && (
            <Stepper
              quiet
              label={texts.rules.bockDeals}
              value={bock.deals}
              min={1}
              max={16}
              onChange={(deals) => set({ deals })}
            />
          )}
          <Choice
            label={texts.rules.bockStack}
            columns={2}
            value={bock.stack}
            onChange={(stack) => set({ stack })}
            options={[
              { value: 'append', label: texts.rules.stackAppend },
              { value: 'multiply', label: texts.rules.stackMultiply },
            ]}
          />
        </>
      )}
    </Part>
  )
}
