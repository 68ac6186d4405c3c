'use client'

import { CALLED_SUITS, handSize, type CardContract } from '@/lib/cards'
import { useTexts, type CompanionTexts } from '@/lib/i18n'
import { limitsOf, type Rules } from '@/lib/score'
import { cardName, CardPicture, type Face } from '../_ui/cards'
import type { NextDeal } from './at-the-table'
import { Fold, Part } from './part'

type Props = { contract: CardContract; rules: Rules; next: NextDeal | null; face: Face; texts: CompanionTexts }

/** Who leads, and when it may be doubled. */
export function Opening({ contract, rules, next, texts }: Props) {
  const { sheet } = useTexts()
  const { lead, kontra } = texts
  const steps = limitsOf(contract, rules).kontra
  const half = handSize(rules.pack, rules.seats) / 2
  return (
    <>
      <Part title={lead.title}>
        <p>{lead.first(next?.lead ?? null)}</p>
        <p>{lead.looking}</p>
      </Part>
      <Part title={kontra.title}>
        {steps > 0 ? (
          <>
            <p>{kontra.steps(sheet.kontraSteps.slice(0, steps).join(', '))}</p>
            <p>{kontra.when}</p>
            {rules.kontra.takesOver && <p>{kontra.takesOver}</p>}
          </>
        ) : (
          <p>{contract === 'ramsch' ? kontra.notRamsch : kontra.none}</p>
        )}
        {rules.klopfen.max > 0 && <p>{kontra.knocks(half)}</p>}
      </Part>
    </>
  )
}

/** Which ace may be called, and running away under it. */
export function Calling({ face, texts }: Pick<Props, 'face' | 'texts'>) {
  const { calling, cards } = texts
  return (
    <Part title={calling.title}>
      <ul className="grid max-w-xs grid-cols-5 gap-2">
        {CALLED_SUITS.map((suit) => (
          <li key={suit}>
            <span className="sr-only">{cardName({ suit, rank: 'ass' }, face, texts)}</span>
            <CardPicture card={{ suit, rank: 'ass' }} face={face} letter={cards[face].letters.ass} />
          </li>
        ))}
      </ul>
      <Lines of={[calling.which, calling.needs, calling.must, calling.away, calling.locked]} />
    </Part>
  )
}

/** What the dealer does, in order. With an evening, by name. */
export function Dealing({ rules, next, texts }: Pick<Props, 'rules' | 'next' | 'texts'>) {
  const { common } = useTexts()
  const { dealing, kontra } = texts
  const half = handSize(rules.pack, rules.seats) / 2
  const out = next?.sittingOut ?? []
  return (
    <Part title={next === null ? dealing.title : `${dealing.title}: ${dealing.now(next.number)}`}>
      <ol className="flex list-decimal flex-col gap-2 pl-6">
        <li>{dealing.shuffle(next?.dealer ?? null)}</li>
        <li>{dealing.cut(next?.cutter ?? null)}</li>
        <li>{dealing.deal(next?.lead ?? null, half)}</li>
        {rules.klopfen.max > 0 && <li>{kontra.knocks(half)}</li>}
        {out.length > 0 && <li>{dealing.out(common.and(out))}</li>}
      </ol>
      <p className="text-muted">{dealing.next}</p>
    </Part>
  )
}

/** What is agreed rather than scored. */
export function Customs({ texts: { ranking, mistakes } }: Pick<Props, 'texts'>) {
  return (
    <>
      <Fold title={ranking.title}>
        <Lines of={[ranking.usual, ranking.others, ranking.equal]} />
      </Fold>
      <Fold title={mistakes.title}>
        <Lines
          of={[
            mistakes.misdeal,
            mistakes.revoke,
            mistakes.tournament,
            mistakes.showing,
            mistakes.money,
            mistakes.write,
          ]}
        />
      </Fold>
    </>
  )
}

const Lines = ({ of }: { of: readonly string[] }) => of.map((line) => <p key={line}>{line}</p>)
