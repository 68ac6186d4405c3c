'use client'

import { Chip, Choice, Field } from '@/app/_ui'
import { SuitRow } from './contract-row'
import { MussChip } from './muss-chip'
import { seated } from './offer'
import { Group, type PartProps } from './part'
import { setDealer, togglePlaying } from './seat-moves'

export type DetailProps = PartProps & {
  /** Whose turn it is to deal, if the table keeps to it. */
  dealerNext: number
  /** Who plays when this seat deals. */
  playingAfter: (dealer: number) => readonly number[]
  bockFactor: number
}

const FACTORS = [1, 2, 4, 8] as const

/** What lies in the fold of the details. */
export function DetailFields(props: DetailProps) {
  const { draft, change, offer, rules, playing, names, texts, faultAt, dealerNext, playingAfter, bockFactor } = props
  const called = !offer.suitNeeded && offer.suits.length > 0
  const deal = (seat: number) => {
    const moved = setDealer(draft, seat === dealerNext ? null : seat)
    change(seated(moved, playingAfter(seat)))
  }
  const plays = (seat: number) => {
    const moved = togglePlaying(draft, playing, seat)
    change(seated(moved, moved.playing ?? playing))
  }
  return (
    <div className="grid gap-3 px-3 pb-3">
      {called && <SuitRow {...props} quiet={false} />}
      {/* Where a forced game is won like any other, it is seldom told. */}
      {offer.muss && rules.muss.winsAt !== 60 && <MussChip {...props} />}
      <Choice
        label={texts.sheet.dealer}
        columns={names.length > 4 ? 3 : 2}
        value={draft.dealer ?? dealerNext}
        onChange={deal}
        options={names.map((name, seat) => ({
          value: seat,
          label: name,
          ...(seat === dealerNext && { name: texts.sheet.asRulesName(name) }),
        }))}
      />
      {names.length > rules.seats && (
        <Group label={texts.sheet.playing} fault={faultAt('playing')} className="grid grid-cols-3 gap-1.5">
          {names.map((name, seat) => (
            <Chip key={seat} on={playing.includes(seat)} onToggle={() => plays(seat)} className="px-1!">
              <span className="truncate">{name}</span>
            </Chip>
          ))}
        </Group>
      )}
      {draft.contract !== 'passed' && draft.contract !== 'manual' && (
        <Choice
          label={texts.sheet.bock}
          columns={5}
          value={draft.bock ?? 0}
          onChange={(bock) => change({ ...draft, bock: FACTORS.find((factor) => factor === bock) ?? null })}
          options={[
            { value: 0, label: `(× ${bockFactor})`, name: texts.sheet.asRules },
            ...FACTORS.map((factor) => ({ value: factor, label: `× ${factor}` })),
          ]}
        />
      )}
      <Field
        label={texts.sheet.note}
        value={draft.note}
        maxLength={200}
        fault={faultAt('note')}
        onChange={(note) => change({ ...draft, note })}
      />
    </div>
  )
}
