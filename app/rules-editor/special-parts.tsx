'use client'

import { Choice, Stepper } from '../_ui'
import { Part, Switch, type PartProps } from './part'
import { Price } from './price'

export function ToutPart({ rules, change, texts }: PartProps) {
  const { tout, sie } = rules
  const set = (part: Partial<typeof tout>) => change({ tout: { ...tout, ...part } })
  return (
    <Part title={texts.rules.tout}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-3">
        <Stepper
          label={texts.rules.toutFactor}
          value={tout.factor}
          min={1}
          max={8}
          onChange={(factor) => set({ factor })}
        />
        <Stepper
          label={texts.rules.sieFactor}
          value={sie.factor}
          min={1}
          max={8}
          onChange={(factor) => change({ sie: { ...sie, factor } })}
        />
      </div>
      <Choice
        label={texts.rules.toutOf}
        columns={2}
        value={tout.of}
        onChange={(of) => set({ of })}
        options={[
          { value: 'all', label: texts.rules.toutAll },
          { value: 'base', label: texts.rules.toutBase },
        ]}
      />
      <Switch
        label={texts.rules.toutSchwarz}
        on={tout.schneiderSchwarz}
        onChange={(schneiderSchwarz) => set({ schneiderSchwarz })}
      />
      <Switch
        label={texts.rules.sieLaufende}
        on={sie.laufende}
        onChange={(laufende) => change({ sie: { ...sie, laufende } })}
      />
    </Part>
  )
}

export function SpecialPart({ rules, change, texts }: PartProps) {
  return (
    <Part title={texts.rules.special}>
      <Choice
        label={texts.rules.muss}
        columns={2}
        value={rules.muss.winsAt}
        onChange={(winsAt) => change({ muss: { winsAt } })}
        options={[
          { value: 60, label: '60' },
          { value: 61, label: '61' },
        ]}
      />
      <Choice
        label={texts.rules.kreuzTie}
        columns={2}
        value={rules.kreuz.tie}
        onChange={(tie) => change({ kreuz: { tie } })}
        options={[
          { value: 'declarersLose', label: texts.rules.kreuzLose },
          { value: 'void', label: texts.rules.kreuzVoid },
        ]}
      />
    </Part>
  )
}

export function RamschPart({ rules, change, texts }: PartProps) {
  const { ramsch } = rules
  const set = (part: Partial<typeof ramsch>) => change({ ramsch: { ...ramsch, ...part } })
  const march = ramsch.durchmarschAt
  return (
    <Part title={texts.rules.ramsch}>
      <Choice
        label={texts.rules.ramschTie}
        value={ramsch.tie}
        onChange={(tie) => set({ tie })}
        options={[
          { value: 'ask', label: texts.rules.tieAsk },
          { value: 'share', label: texts.rules.tieShare },
        ]}
      />
      <Choice
        label={texts.rules.jungfrau}
        value={ramsch.jungfrau}
        onChange={(jungfrau) => set({ jungfrau })}
        options={[
          { value: 'doubleAll', label: texts.rules.jungfrauDoubleAll },
          { value: 'doubleOwn', label: texts.rules.jungfrauDoubleOwn },
          { value: 'doubleOwnPerCount', label: texts.rules.jungfrauPerCount },
          { value: 'off', label: texts.rules.jungfrauOff },
        ]}
      />
      <Choice
        label={texts.rules.durchmarsch}
        value={typeof march === 'number' ? 'points' : march}
        onChange={(kind) => set({ durchmarschAt: kind === 'points' ? 91 : kind })}
        options={[
          { value: 'tricks', label: texts.rules.durchmarschTricks },
          { value: 'points', label: texts.rules.durchmarschPoints },
          { value: 'off', label: texts.rules.durchmarschOff },
        ]}
      />
      {typeof march === 'number' && (
        <Stepper
          label={texts.rules.durchmarschAt}
          value={march}
          min={61}
          max={120}
          onChange={(durchmarschAt) => set({ durchmarschAt })}
        />
      )}
    </Part>
  )
}

export function StockPart({ rules, change, texts, format }: PartProps) {
  const { stock } = rules
  const set = (part: Partial<typeof stock>) => change({ stock: { ...stock, ...part } })
  return (
    <Part title={texts.rules.stock}>
      <Price
        label={texts.rules.stockStake}
        value={stock.stake}
        format={format}
        onChange={(stake) => stake !== null && set({ stake })}
      />
      {stock.stake > 0 && (
        <>
          <Switch
            label={texts.rules.stockKnocks}
            on={stock.doubledByKnocks}
            onChange={(doubledByKnocks) => set({ doubledByKnocks })}
          />
          <Choice
            label={texts.rules.onLoss}
            columns={2}
            value={stock.onLoss}
            onChange={(onLoss) => set({ onLoss })}
            options={[
              { value: 'double', label: texts.rules.lossDouble },
              { value: 'nothing', label: texts.rules.lossNothing },
            ]}
          />
          <Choice
            label={texts.rules.stockContracts}
            columns={2}
            value={stock.contracts}
            onChange={(contracts) => set({ contracts })}
            options={[
              { value: 'rufspiel', label: texts.rules.stockRufspiel },
              { value: 'all', label: texts.rules.stockAll },
            ]}
          />
        </>
      )}
    </Part>
  )
}
