import { packOf, plainRows, trumpRows, type Played } from '@/lib/cards'
import type { CompanionTexts } from '@/lib/i18n'
import { CardRow, type Face } from '../_ui/cards'
import { Part } from './part'

type Props = { played: Played; face: Face; texts: CompanionTexts }

/** What is trump, and which card beats which. */
export function CardOrder({ played, face, texts }: Props) {
  const words = texts.cards[face]
  const rows = trumpRows(played)
  const trumps = rows.reduce((count, row) => count + row.cards.length, 0)
  return (
    <Part title={texts.trumps.title}>
      <p>{texts.contracts[played.contract].trump}</p>
      <div className="flex flex-col gap-2">
        {rows.map(({ of, cards }) => (
          <CardRow
            key={of}
            label={of === 'ober' || of === 'unter' ? words.pictures[of] : words.suits[of]}
            cards={cards}
            face={face}
            texts={texts}
          />
        ))}
      </div>
      <p className="text-muted">
        {trumps === 0 ? texts.trumps.none : texts.trumps.count(trumps, packOf(played.pack).length)}
      </p>
      <h3 className="mt-1 text-lg">{texts.trumps.plain}</h3>
      <div className="flex flex-col gap-2">
        {plainRows(played).map(({ of, cards }) => (
          <CardRow
            key={of}
            label={of === 'ober' || of === 'unter' ? words.pictures[of] : words.suits[of]}
            cards={cards}
            face={face}
            texts={texts}
          />
        ))}
      </div>
      <p className="text-muted">{texts.trumps.plainOrder}</p>
    </Part>
  )
}
