'use client'

import { useState } from 'react'
import { isAmong, isSameCard, runOf, trumpsOf, type Card, type CardContract, type Played, type Run } from '@/lib/cards'
import type { CompanionTexts } from '@/lib/i18n'
import { isPair, limitsOf, type Rules, type RunnerGroup } from '@/lib/score'
import { cardName, CardPicture, type Face } from '../_ui/cards'
import { Part } from './part'

/** Under which limits of the table the Laufende of a contract fall. */
function groupOf(contract: CardContract): RunnerGroup | null {
  if (isPair(contract)) return 'rufspiel'
  if (contract === 'bettel' || contract === 'ramsch') return null
  return contract === 'farbsolo' ? 'solo' : contract
}

type Props = { played: Played; rules: Rules; face: Face; texts: CompanionTexts }

/** What counts as Laufende here; the cards of one side can be tapped, and they are counted. */
export function Runners({ played, rules, face, texts }: Props) {
  const words = texts.laufende
  const group = groupOf(played.contract)
  const trumps = trumpsOf(played)
  const [top] = trumps
  if (group === null || top === undefined) {
    return (
      <Part title={words.title}>
        <p>{words.none}</p>
      </Part>
    )
  }
  const from = rules.laufende.from[group]
  const upTo = rules.laufende.upTo[group]
  const most = limitsOf(played.contract, rules).laufende
  const capped = most !== null && upTo < Math.max(most.mit, most.ohne)
  const off = rules.laufende.counts === 'off'
  return (
    <Part title={words.title}>
      <p>{words.what}</p>
      <p>
        {words.from(cardName(top, face, texts))} {!off && words.paid(from, capped ? upTo : null)}
      </p>
      <p>{words.counts[rules.laufende.counts]}</p>
      <Tried
        trumps={trumps}
        face={face}
        texts={texts}
        paid={off ? null : ({ count }) => (count < from ? 0 : Math.min(count, upTo))}
        counts={rules.laufende.counts}
      />
    </Part>
  )
}

type TriedProps = {
  trumps: readonly Card[]
  face: Face
  texts: CompanionTexts
  /** How many of a run are paid; null where none ever is. */
  paid: ((run: Run) => number) | null
  counts: Rules['laufende']['counts']
}

function Tried({ trumps, face, texts, paid, counts }: TriedProps) {
  const words = texts.laufende
  const [ours, setOurs] = useState<readonly Card[]>([])
  const held = isAmong(ours)
  const toggle = (card: Card) =>
    setOurs(held(card) ? ours.filter((other) => !isSameCard(other, card)) : [...ours, card])
  const run = runOf(trumps, held)
  return (
    <div role="group" aria-label={words.ask} className="bg-sunken rounded-card p-3">
      <p className="text-muted mb-2">{words.ask}</p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(3rem,1fr))] gap-1.5 sm:grid-cols-7">
        {trumps.map((card) => (
          <button
            key={`${card.suit} ${card.rank}`}
            type="button"
            aria-pressed={held(card)}
            aria-label={cardName(card, face, texts)}
            onClick={() => toggle(card)}
            className={`rounded-lg p-1 transition-transform ${held(card) ? 'bg-felt -translate-y-1' : ''}`}
          >
            <CardPicture card={card} face={face} letter={texts.cards[face].letters[card.rank]} />
          </button>
        ))}
      </div>
      <p role="status" className="mt-2 min-h-7 text-lg font-bold">
        {ours.length > 0 && run && (
          <>
            {words.run(run.held, run.count)}
            {paid && <span className="text-muted font-normal"> · {paidWords(run, paid(run), counts, texts)}</span>}
          </>
        )}
      </p>
    </div>
  )
}

function paidWords(run: Run, paid: number, counts: Rules['laufende']['counts'], { laufende }: CompanionTexts): string {
  if (paid === 0 || (counts === 'ohne' && run.held === 'mit')) return laufende.notPaid
  return counts === 'winners' ? `${laufende.isPaid(paid)}, ${laufende.ifWon}` : laufende.isPaid(paid)
}
