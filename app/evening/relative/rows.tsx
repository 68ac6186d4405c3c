'use client'

import { Chip, Choice, Stepper } from '@/app/_ui'
import { sideName } from '@/app/_ui/receipt/relative-words'
import { LEVELS, type Ask, type Relative, type RelativeRules } from '@/lib/score'
import type { Format, RelativesTexts, Texts } from '@/lib/i18n'
import { AmountRows } from '../sheet/amount-rows'
import { Group } from '../sheet/part'
import { SeatGrid } from '../sheet/seat-grid'
import { isOpen, setContract, setFact, setNumber, tapPerson, toggleFact, toggleTout, type RelativeDraft } from './draft'
import { ResultRows } from './result-rows'

export type RowsProps = {
  draft: RelativeDraft
  change: (draft: RelativeDraft) => void
  relative: Relative
  rules: RelativeRules
  names: readonly string[]
  words: RelativesTexts
  texts: Texts
  faultAt: (...fields: readonly string[]) => string | null
}

/** What the game asks of a deal, in its order. */
export function AskRows(props: RowsProps) {
  const asks = props.relative.asks(props.rules)
  return asks.map((ask) => <AskRow key={'key' in ask ? ask.key : ask.ask} ask={ask} asks={asks} {...props} />)
}

function AskRow({ ask, asks, ...props }: RowsProps & { ask: Ask; asks: readonly Ask[] }) {
  const { draft, change, relative, names, words, texts, faultAt } = props
  const { facts } = draft
  const sides = relative.sides ?? []
  const partner = asks.find((other) => other.ask === 'partner')
  switch (ask.ask) {
    case 'contract':
      return (
        <Choice
          label={words.sheet.contract}
          quiet
          columns={ask.options.length === 3 ? 3 : 2}
          value={facts.contract ?? ask.options[0] ?? null}
          onChange={(contract) => change(setContract(draft, contract, partner?.alone ?? []))}
          options={ask.options.map((value) => ({ value, label: words.games[relative.name].contracts[value] ?? value }))}
        />
      )
    case 'side':
      return (
        <Group label={words.games[relative.name].who} fault={faultAt('side')} className="grid grid-cols-2 gap-1.5">
          {sides.map((_, side) => (
            <Chip key={side} on={facts.side === side} onToggle={() => change(toggleFact(draft, 'side', side))}>
              {sideName(relative, side, names, texts)}
            </Chip>
          ))}
        </Group>
      )
    case 'declarer':
      return (
        <Group label={words.games[relative.name].who} quiet fault={faultAt('declarer', 'partner')}>
          <SeatGrid
            seats={names.map((_, seat) => seat)}
            names={names}
            roleOf={(seat) =>
              seat === facts.declarer ? texts.sheet.plays : seat === facts.partner ? texts.sheet.with : null
            }
            strongOf={(seat) => seat === facts.declarer}
            onTap={(seat) => change(tapPerson(draft, seat, mayPartner(partner, facts.contract)))}
          />
        </Group>
      )
    case 'partner':
      return null // asked where the declarer is
    case 'result':
      return <ResultRows {...props} tricks={ask.tricks} />
    case 'announced':
      return (
        <Choice
          label={words.sheet.announced}
          columns={3}
          value={facts.announced ?? ''}
          onChange={(level) => change(setFact(draft, 'announced', level === '' ? undefined : level))}
          options={[
            { value: '' as const, label: words.sheet.announcedNothing },
            ...LEVELS.filter((level) => level !== 'plain').map((value) => ({
              value,
              label: words.sheet.levels[value],
            })),
          ]}
        />
      )
    case 'flag':
      return (
        <Chip
          on={facts[ask.key] === true}
          onToggle={() => change(ask.key === 'tout' ? toggleTout(draft) : toggleFact(draft, ask.key, true))}
        >
          {words.sheet.flags[ask.key]}
        </Chip>
      )
    case 'count':
      return <CountRow {...props} ask={ask} />
    case 'chalk':
      return (
        <Choice
          label={words.sheet.chalk}
          columns={3}
          value={facts.chalk ?? -1}
          onChange={(side) => change(setFact(draft, 'chalk', side < 0 ? undefined : side))}
          options={[
            { value: -1, label: words.sheet.nobody },
            ...sides.map((_, side) => ({ value: side, label: sideName(relative, side, names, texts) })),
          ]}
        />
      )
    case 'melds':
      return (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-2">
          {sides.map((_, side) => (
            <Stepper
              key={side}
              label={words.sheet.melds(sideName(relative, side, names, texts))}
              value={facts.melds?.[side] ?? 0}
              min={0}
              max={ask.most - (facts.melds?.[1 - side] ?? 0)}
              onChange={(count) => change(setNumber(draft, 'melds', side, count))}
            />
          ))}
        </div>
      )
  }
}

/** Whether the second person who is tapped plays along. */
const mayPartner = (ask: Extract<Ask, { ask: 'partner' }> | undefined, contract: string | undefined): boolean =>
  ask !== undefined && !ask.alone.some((alone) => alone === contract)

/** Nothing, or from the least that counts on. */
function CountRow({ ask, draft, change, words }: RowsProps & { ask: Extract<Ask, { ask: 'count' }> }) {
  const count = draft.facts[ask.key] ?? 0
  const step = (next: number) => (next > count ? Math.max(next, ask.least) : next < ask.least ? 0 : next)
  return (
    <Stepper
      label={words.sheet.counts[ask.key]}
      value={count}
      min={0}
      max={ask.most}
      onChange={(next) => change(setFact(draft, ask.key, step(next) === 0 ? undefined : step(next)))}
    >
      {count === 0 ? words.sheet.none : String(count)}
    </Stepper>
  )
}

/** By hand: amounts for everybody, or strokes for each side. */
export function HandRows({ tried, format, ...props }: RowsProps & { tried: boolean; format: Format }) {
  const { draft, change, relative, rules, names, words, texts, faultAt } = props
  const { amounts } = draft
  if (amounts !== undefined) {
    return (
      <AmountRows
        amounts={amounts}
        change={(next) => change({ ...draft, amounts: next })}
        names={names}
        texts={texts}
        format={format}
        fault={tried && isOpen(amounts) ? texts.sheet.missing.scores : faultAt('byHand')}
      />
    )
  }
  return (
    <Group label={words.sheet.byHand} fault={faultAt('byHand')} className="grid gap-2">
      {(draft.facts.byHand ?? []).map((count, side) => (
        <Stepper
          key={side}
          label={words.sheet.strokesOf(sideName(relative, side, names, texts))}
          value={count}
          min={0}
          max={relative.target(rules)?.strokes ?? 0}
          onChange={(next) => change(setNumber(draft, 'byHand', side, next))}
        />
      ))}
    </Group>
  )
}
