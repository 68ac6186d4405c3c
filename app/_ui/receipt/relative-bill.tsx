'use client'

import type { RelativeLine } from '@/lib/score'
import { useRelativesTexts, useTexts, type Format, type RelativesTexts, type Texts } from '@/lib/i18n'
import type { PlayerId, RelativeEvening, RelativeRow } from '@/lib/table'
import { Amount } from '../amount'
import { relativeDetails, relativeHeadline, sideName } from './relative-words'

type Props = { evening: RelativeEvening; row: RelativeRow; nameOf: (player: PlayerId) => string; format: Format }

/** One sentence to read aloud, the bill line by line, and what each side or person got. */
export default function RelativeBill({ evening, row, nameOf, format }: Props) {
  const texts = useTexts()
  const words = useRelativesTexts()
  if (words === null || row.state !== 'counted') return null
  const { relative } = evening
  const names = row.seats.map(nameOf)
  const told = { relative, deal: row.deal, rules: row.rules, played: row.played, names }
  const isMoney = relative.target(row.rules) === null
  return (
    <>
      <p className="text-lg leading-snug font-bold">
        {`${[relativeHeadline(told, words, texts), ...relativeDetails(told, words)].join(', ')}.`}
      </p>
      {row.played.lines.length > 0 && (
        <Lines row={row} words={words} amountOf={(value) => (isMoney ? format.priced(value) : String(value))} />
      )}
      <ul className="text-muted leading-snug">
        {isMoney
          ? row.played.scores.map((score, seat) => (
              <li key={seat}>
                {names[seat]} <Amount value={score} format={format} />
              </li>
            ))
          : row.played.made.map((made, side) => (
              <li key={side}>
                {words.receipt.strokesFor(sideName(relative, side, names, texts), words.board.strokes(made))}
              </li>
            ))}
        {row.played.stock !== 0 && <li>{texts.receipt.stockNow(format.priced(row.played.stock))}</li>}
        {row.played.doneBy !== null && <li>{doneWords(evening, row.played.doneBy, names, words, texts)}</li>}
        <li>{texts.receipt.dealtBy(names[row.played.dealer] ?? '')}</li>
      </ul>
    </>
  )
}

/** Who has won the game by this deal. */
export const doneWords = (
  { relative }: Pick<RelativeEvening, 'relative'>,
  side: number,
  names: readonly string[],
  words: RelativesTexts,
  texts: Texts,
): string =>
  words.board.won(
    sideName(relative, side, names, texts),
    words.games[relative.name].games(1),
    (relative.sides?.[side] ?? []).length > 1,
  )

type LinesProps = {
  row: Extract<RelativeRow, { state: 'counted' }>
  words: RelativesTexts
  amountOf: (value: number) => string
}

function Lines({ row, words, amountOf }: LinesProps) {
  const { lines, worth } = row.played
  return (
    <table className="tabular w-full border-collapse">
      <caption className="sr-only">{words.receipt.bill}</caption>
      <tbody>
        {lines.map((line) => (
          <tr key={line.code} className="border-line border-b border-dotted">
            <th scope="row" className="py-1 text-left font-normal">
              {words.receipt.lines[line.code](line.count ?? 1)}
            </th>
            <td className="py-1 text-right whitespace-nowrap">{valueOf(line, amountOf)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-ink border-t-2 font-bold">
          <th scope="row" className="py-1.5 text-left">
            {words.receipt.total}
          </th>
          <td className="py-1.5 text-right whitespace-nowrap">{amountOf(worth)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

function valueOf({ kind, value }: RelativeLine, amountOf: (value: number) => string): string {
  if (kind === 'times') return `× ${value}`
  return kind === 'add' ? amountOf(value) : String(value)
}
