'use client'

import { useState } from 'react'
import type { CompanionTexts, RelativesTexts } from '@/lib/i18n'
import { SUITS, type Relative, type RelativeRules } from '@/lib/score'
import { packOf, pointsIn, suitOf, trumpsOf, valueOf } from '@/lib/score/relatives'
import { Choice } from '../../_ui'
import { CardRow, type Face } from '../../_ui/cards'
import { Fold, Part } from '../part'

type Props = {
  relative: Relative
  rules: RelativeRules
  face: Face
  words: RelativesTexts
  texts: CompanionTexts
}

/** Trumps, order, values, and what a table may agree on: all of it worked out from the rule object. */
export function RelativeReference({ relative, rules, face, words, texts }: Props) {
  const game = words.games[relative.name]
  const contracts = relative.contracts(rules)
  const [contract, setContract] = useState(contracts[0])
  const facts = relative.cards(rules, contract)
  const names = texts.cards[face]
  const trump = facts.trump === 'named' ? 'eichel' : facts.trump
  const pack = packOf(facts)
  const counting = pack.filter((card) => card.suit === 'eichel' && valueOf(card) > 0)
  return (
    <>
      <Part title={words.reference.trumps}>
        <p>{game.trumps}</p>
        {contracts.length > 1 && contract !== undefined && relative.name === 'mucken' && (
          <Choice
            label={words.reference.contract}
            quiet
            columns={3}
            value={contract}
            onChange={setContract}
            options={contracts.map((value) => ({ value, label: game.contracts[value] ?? value }))}
          />
        )}
        <div className="flex flex-col gap-2">
          {facts.pictures.map((rank) =>
            rank === 'ober' || rank === 'unter' ? (
              <CardRow
                key={rank}
                label={names.pictures[rank]}
                cards={SUITS.map((suit) => ({ suit, rank }))}
                face={face}
                texts={texts}
              />
            ) : null,
          )}
          {trump !== null && (
            <CardRow label={names.suits[trump]} cards={suitOf(facts, trump)} face={face} texts={texts} />
          )}
        </div>
        <p className="text-muted">
          {words.reference.order} {words.reference.pack(pack.length, trumpsOf(facts).length, pointsIn(facts))}
          {facts.trump === 'named' && ` ${words.reference.named}`}
        </p>
        <h3 className="mt-1 text-lg">{words.reference.plain}</h3>
        <div className="flex flex-col gap-2">
          {SUITS.filter((suit) => suit !== trump).map((suit) => (
            <CardRow key={suit} label={names.suits[suit]} cards={suitOf(facts, suit)} face={face} texts={texts} />
          ))}
        </div>
      </Part>
      <Part title={words.reference.values}>
        <p className="tabular">
          {counting.map((card) => words.reference.valuesOf(names.ranks[card.rank], valueOf(card))).join(' · ')}
        </p>
        {facts.lastTrick !== undefined && <p>{words.reference.lastTrick(facts.lastTrick)}</p>}
      </Part>
      <Fold title={words.reference.choices}>
        <dl className="grid gap-2">
          {Object.entries(relative.customs).map(([key, custom]) => {
            const said = words.customs[key]
            if (said === undefined || ('options' in custom && custom.options.length === 1)) return null
            const answers =
              'options' in custom
                ? custom.options.map((option) => said.options?.[option] ?? String(option)).join(', ')
                : `${custom.least} – ${custom.most}`
            return (
              <div key={key}>
                <dt className="font-bold">{said.label}</dt>
                {!('money' in custom) && <dd className="text-muted">{answers}</dd>}
              </div>
            )
          })}
        </dl>
      </Fold>
    </>
  )
}
