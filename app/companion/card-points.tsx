import { CARD_POINTS, COUNTED_RANKS, type CardContract } from '@/lib/cards'
import type { CompanionTexts } from '@/lib/i18n'
import { isPair, type Rules } from '@/lib/score'
import { CardPicture, type Face } from '../_ui/cards'
import { Part } from './part'

type Props = { contract: CardContract; rules: Rules; face: Face; texts: CompanionTexts }

/** What the cards are worth, and how many points it takes. */
export function CardPoints({ contract, rules, face, texts }: Props) {
  return (
    <Part title={texts.goal.title}>
      <ul className="grid max-w-md grid-cols-5 gap-2">
        {COUNTED_RANKS.map((rank) => {
          const card = { suit: 'eichel', rank } as const
          return (
            <li key={rank} className="text-center">
              <span className="sr-only">{texts.cards[face].ranks[rank]}: </span>
              <CardPicture card={card} face={face} letter={texts.cards[face].letters[rank]} />
              <span className="tabular mt-1 block text-xl font-bold">{CARD_POINTS[rank]}</span>
            </li>
          )
        })}
      </ul>
      <p className="text-muted">
        {rules.pack === 32 ? texts.goal.worthless : texts.goal.worthlessShort} {capital(texts.goal.all)}.
      </p>
      {goalOf(contract, rules, texts).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Part>
  )
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** What has to be reached, by the rules of the table. */
function goalOf(contract: CardContract, rules: Rules, { goal }: CompanionTexts): readonly string[] {
  if (contract === 'bettel') return [goal.bettel]
  if (contract === 'ramsch') return [goal.ramsch]
  const { declarersFreeAt, defendersFreeAt } = rules.schneider
  const paid = rules.schneider.in === 'all' || isPair(contract)
  const lines = [goal.wins(contract === 'kreuz' && rules.kreuz.tie === 'void')]
  lines.push(paid ? goal.schneider(declarersFreeAt, defendersFreeAt) : goal.schneiderRufOnly)
  lines.push(goal.schwarz[rules.schwarz])
  if (!isPair(contract)) lines.push(goal.tout)
  if (contract === 'farbsolo') lines.push(goal.sie(rules.pack === 24 && rules.seats === 4 ? 6 : 8))
  return lines
}
