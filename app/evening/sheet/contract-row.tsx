'use client'

import { useState } from 'react'
import type { BoardTexts } from '@/lib/i18n'
import type { Contract, Suit } from '@/lib/score'
import { Chip, SuitIcon } from '@/app/_ui'
import { chooseContract, contractsOf } from './offer'
import { Group, type PartProps } from './part'

type Props = PartProps & { startWithMore: boolean }

/** Contracts one tap away, and the rest behind "mehr", which then bears the name of the one chosen there. */
export function ContractRow({ draft, change, rules, texts, startWithMore }: Props) {
  const [more, setMore] = useState(startWithMore)
  const { first, more: rest } = contractsOf(rules)
  const rare = rest.includes(draft.contract)
  const choose = (contract: Contract) => {
    setMore(false)
    change(chooseContract(draft, contract, rules))
  }
  return (
    <Group label={texts.sheet.contract} quiet className="grid grid-cols-5 gap-1.5">
      {first.map((contract) => (
        <Chip
          key={contract}
          on={!more && draft.contract === contract}
          onToggle={() => choose(contract)}
          className="px-0.5!"
        >
          {texts.contracts[contract]}
        </Chip>
      ))}
      <button
        type="button"
        aria-expanded={more}
        onClick={() => setMore(!more)}
        className={`min-h-touch rounded-chip min-w-0 border px-0.5 text-center leading-tight font-bold ${
          rare && !more ? 'border-felt bg-felt text-on-felt text-xs' : 'border-edge bg-card text-ink'
        }`}
        aria-label={rare && !more ? texts.contracts[draft.contract] : undefined}
      >
        {rare && !more ? onChip(draft.contract, texts) : texts.sheet.more}
      </button>
      {more && (
        <div className="col-span-5 grid grid-cols-2 gap-1.5 min-[22rem]:grid-cols-4">
          {rest.map((contract) => (
            <Chip
              key={contract}
              on={draft.contract === contract}
              onToggle={() => choose(contract)}
              name={texts.contracts[contract]}
              className="px-0.5! text-sm"
            >
              <span className="min-w-0">{onChip(contract, texts)}</span>
            </Chip>
          ))}
        </div>
      )}
    </Group>
  )
}

/** A long name may be divided where it reads well. */
const onChip = (contract: Contract, texts: BoardTexts): string =>
  contract === 'passed' ? texts.sheet.passedDivided : texts.contracts[contract]

type SuitProps = PartProps & { quiet?: boolean }

/** The suits that are trump here, or the ace that was called. */
export function SuitRow({ draft, change, offer, texts, faultAt, quiet = true }: SuitProps) {
  if (offer.suits.length === 0) return null
  const choose = (suit: Suit) => change({ ...draft, suit: draft.suit === suit ? null : suit })
  return (
    <Group
      label={offer.suitNeeded ? texts.sheet.suit : texts.sheet.calledSuit}
      quiet={quiet}
      fault={faultAt('suit')}
      className={`grid gap-1.5 ${offer.suits.length === 4 ? 'grid-cols-4' : 'grid-cols-3'}`}
    >
      {offer.suits.map((suit) => (
        <Chip key={suit} on={draft.suit === suit} onToggle={() => choose(suit)} className="px-0.5! text-sm">
          <SuitIcon suit={suit} className="size-5 shrink-0" />
          <span className="truncate">{texts.suits[suit]}</span>
        </Chip>
      ))}
    </Group>
  )
}
