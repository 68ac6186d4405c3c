'use client'

import type { Card } from '@/lib/cards'
import type { CompanionTexts, RelativesTexts } from '@/lib/i18n'
import * as score from '@/lib/score'
import { CardRow, type Face } from '../../_ui/cards'
import { Part } from '../part'

type Props = { face: Face; words: RelativesTexts; texts: CompanionTexts }
type OldCard = ReturnType<typeof score.packOf>[number]

/** The old names of the ranks as the cards are drawn; the Six of variant F is not. */
const drawn = ({ suit, rank }: OldCard): readonly Card[] =>
  rank === 'sechs' ? [] : [{ suit, rank: rank === 'sau' ? 'ass' : rank }]

/** A suit without its Wenzels, in the old order: the Ten behind the Ober. */
const plainOf = (suit: score.Suit): readonly Card[] =>
  score
    .packOf('A')
    .filter((card) => card.suit === suit && card.rank !== 'unter')
    .flatMap(drawn)

/** How many trumps a variant has: one number, or two where it depends on the suit that is named. */
function trumpCounts(variant: score.Variant): string {
  const fixed = score.fixedTrumpOf(variant)
  const counts = (fixed === null ? score.SUITS : [fixed]).map((suit) => score.trumpsOf(variant, suit).length)
  return [...new Set(counts)].sort((one, other) => one - other).join('/')
}

/** The historic game: its order, shown in variant A, its values, and the nine variants worked out from their packs. */
export function GermanReference({ face, words, texts }: Props) {
  const names = texts.cards[face]
  const { german, reference } = words
  const values = score.packOf('A').filter((card) => card.suit === 'eichel' && score.valueOf(card) > 0)
  return (
    <>
      <Part title={reference.trumps}>
        <p>{german.trumps}</p>
        <div className="flex flex-col gap-2">
          <CardRow label={names.pictures.unter} cards={score.wenzelsOf('A').flatMap(drawn)} face={face} texts={texts} />
          <CardRow label={names.suits.eichel} cards={plainOf('eichel')} face={face} texts={texts} />
        </div>
        <p className="text-muted">
          {reference.order} {reference.named}
        </p>
        <h3 className="mt-1 text-lg">{reference.plain}</h3>
        <CardRow label={names.suits.gras} cards={plainOf('gras')} face={face} texts={texts} />
      </Part>
      <Part title={reference.values}>
        <p className="tabular">
          {values
            .flatMap((card) =>
              drawn(card).map(({ rank }) => reference.valuesOf(names.ranks[rank], score.valueOf(card))),
            )
            .join(' · ')}
        </p>
      </Part>
      <Part title={german.variants}>
        <dl className="grid gap-1.5">
          {score.VARIANTS.map((variant) => (
            <div key={variant} className="flex gap-3">
              <dt className="font-bold whitespace-nowrap">{german.variant(variant)}</dt>
              <dd>
                {german.row(
                  score.playersOf(variant),
                  score.packOf(variant).length,
                  score.wenzelsOf(variant).length,
                  trumpCounts(variant),
                  score.cardPointsOf(variant),
                )}
              </dd>
            </div>
          ))}
        </dl>
      </Part>
    </>
  )
}
