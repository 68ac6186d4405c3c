import type { Card } from '@/lib/cards'
import type { CompanionTexts } from '@/lib/i18n'
import { CardPicture } from './card-picture'
import type { Face } from './face'

/** "Eichel-Ober", or "Kreuz-Dame" where the pictures are French. */
export const cardName = ({ suit, rank }: Card, face: Face, texts: CompanionTexts): string =>
  texts.cardName(texts.cards[face].suits[suit], texts.cards[face].ranks[rank])

type Props = { label: string; cards: readonly Card[]; face: Face; texts: CompanionTexts }

/** Cards side by side, the highest first; a screen reader hears their names in this order. */
export function CardRow({ label, cards, face, texts }: Props) {
  return (
    <div>
      <p className="text-muted mb-1 text-sm" aria-hidden>
        {label}
      </p>
      <ol aria-label={label} className="grid max-w-md grid-cols-7 gap-1">
        {cards.map((card) => (
          <li key={`${card.suit} ${card.rank}`}>
            <span className="sr-only">{cardName(card, face, texts)}</span>
            <CardPicture card={card} face={face} letter={texts.cards[face].letters[card.rank]} />
          </li>
        ))}
      </ol>
    </div>
  )
}
