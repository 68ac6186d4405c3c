'use client'

import { useRelativesTexts, useTexts, type Format, type RelativesTexts } from '@/lib/i18n'
import { ledgerOf, type PlayerId, type RelativeEvening, type RelativeRow } from '@/lib/table'
import { doneWords } from '../../_ui/receipt/relative-bill'
import { relativeHeadline, sideName } from '../../_ui/receipt/relative-words'
import { Felt } from '../felt'
import type { SheetStart } from '../sheet'
import '../tally.css'
import { ChalkTally } from './chalk-tally'

type Props = {
  evening: RelativeEvening
  nameOf: (player: PlayerId) => string
  format: Format
  onTap: ((start: SheetStart) => void) | null
}

type Counted = Extract<RelativeRow, { state: 'counted' }>

/** The slate of a game to a target; the people with their balances where money is played for. */
export default function RelativeBoard({ evening, nameOf, format, onTap }: Props) {
  const words = useRelativesTexts()
  if (words === null) return <div className="slate min-h-48 p-3" />
  const ledger = ledgerOf(evening)
  if (ledger !== null) return <Felt evening={ledger} nameOf={nameOf} format={format} onTap={onTap} />
  return <Slate evening={evening} nameOf={nameOf} words={words} />
}

function Slate({ evening, nameOf, words }: Pick<Props, 'evening' | 'nameOf'> & { words: RelativesTexts }) {
  const texts = useTexts()
  const { relative, next, seats } = evening
  const counted = evening.rows.filter((row): row is Counted => row.state === 'counted')
  const last = counted.at(-1)
  const rules = last?.rules ?? evening.rules
  const target = relative.target(rules)?.strokes ?? 0
  const names = (last?.seats ?? seats).map(nameOf)
  // A finished game stays on the slate until the next deal is written.
  const finished = last !== undefined && last.played.doneBy !== null
  const before = counted.at(-2)?.played.tally
  const strokes = finished ? last.played.made.map((made, side) => (before?.[side] ?? 0) + made) : evening.tally
  return (
    <section aria-label={words.board.slate} className="slate p-3">
      <h2 className="slate-muted pb-1 text-center text-lg">{words.games[relative.name].name}</h2>
      <ul className="slate-heads" data-teams={strokes.length}>
        {strokes.map((made, side) => (
          <li key={side} data-winner={last?.played.doneBy === side ? '' : undefined} className="min-w-0 text-center">
            <ChalkTally
              strokes={made}
              fresh={last?.played.made[side] ?? 0}
              target={target}
              hand={side}
              label={words.board.strokesOf(made, target)}
            />
            <span className="font-display block text-[1.15em] leading-tight font-bold">
              {sideName(relative, side, names, texts)}
            </span>
            <span className="slate-muted tabular block leading-tight">
              {[words.board.strokesOf(made, target), ...prizesOf(evening, side, words)].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      <div role="status" className="mt-2 text-center leading-tight text-balance">
        {last === undefined && <p className="slate-muted">{words.board.first}</p>}
        {last !== undefined && last.played.doneBy !== null && (
          <p className="font-display text-[1.35em] font-bold">
            {doneWords(evening, last.played.doneBy, names, words, texts)}
          </p>
        )}
        {last !== undefined && (
          <p className="slate-new font-bold">
            {relativeHeadline({ relative, deal: last.deal, rules, played: last.played, names }, words, texts)}
          </p>
        )}
        {finished && <p className="mt-1">{words.board.next}</p>}
        {evening.fold.handed.round.carried > 0 && <p>{words.board.carried(evening.fold.handed.round.carried)}</p>}
      </div>
      <p className="slate-muted mt-1.5 text-center text-sm">
        {nameOf(seats[next.dealer] ?? '')} {texts.board.deals}
      </p>
    </section>
  )
}

/** Games and matches that a side has won. */
function prizesOf({ relative, games, matches }: RelativeEvening, side: number, words: RelativesTexts): string[] {
  const game = words.games[relative.name]
  const [won = 0, match = 0] = [games[side], matches[side]]
  return [...(won > 0 ? [game.games(won)] : []), ...(match > 0 ? [game.matches(match)] : [])]
}
