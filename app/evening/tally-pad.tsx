'use client'

import { memo, useState } from 'react'
import { useGermanTexts, useTexts, type GermanTexts, type Texts } from '@/lib/i18n'
import { lastRowsOf, type EntryId, type GermanEvening, type GermanRow, type PlayerId } from '@/lib/table'
import { Button } from '../_ui'
import { germanHeadline, germanStrokes } from '../_ui/receipt'
import { RowHead } from './row-head'
import { RULE } from './rule'

type Props = { evening: GermanEvening; nameOf: (player: PlayerId) => string; onOpen: (id: EntryId) => void }

const LINES = 24

/** The deals of a German evening, newest first, with the strokes they made. */
export default memo(function TallyPad({ evening, nameOf, onOpen }: Props) {
  const texts = useTexts()
  const words = useGermanTexts()?.row
  const [lines, setLines] = useState(LINES)
  const total = evening.fold.rows.length
  if (total === 0) return <p className="text-muted px-1 py-5 text-lg">{texts.board.empty}</p>
  return (
    <section aria-label={texts.board.pad} className="wide:mt-0 mt-4">
      <table className="w-full border-separate border-spacing-0">
        <thead>
          <tr className="text-muted text-sm">
            <th scope="col" className="border-ink border-b-2 py-1.5 text-left">
              {texts.board.last(evening.count)}
            </th>
            <th scope="col" className="border-ink border-b-2 py-1.5 text-right">
              {texts.tally.made}
            </th>
          </tr>
        </thead>
        <tbody>
          {lastRowsOf(evening, lines).map((row) => (
            <tr key={row.id} className="relative">
              <RowHead
                row={row}
                words={{
                  contract: germanHeadline(row.deal, row.rules, row.seats.map(nameOf), texts),
                  solo: false,
                  who: '',
                  particulars: words === undefined ? [] : particularsOf(row, row.seats.map(nameOf), words, texts),
                }}
                onOpen={onOpen}
              />
              <td className={`${RULE} tabular py-2.5 text-right font-bold`}>
                {row.state === 'counted' ? germanStrokes(row.played.strokes) : '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {total > lines && (
        <Button kind="quiet" onClick={() => setLines(total)}>
          {texts.board.all(total)}
        </Button>
      )}
    </section>
  )
})

/** Who named trumps or had to, the card points of their side, and whether a head was finished. */
function particularsOf(row: GermanRow, names: readonly string[], words: GermanTexts['row'], texts: Texts): string[] {
  const { deal } = row
  const said: string[] = []
  if ('chooser' in deal) {
    const name = names[deal.chooser] ?? ''
    said.push(deal.forced ? words.must(name) : words.names(name))
    if ('cardPoints' in deal) said.push(words.points(deal.cardPoints))
  }
  if (row.state === 'counted' && row.played.headBy !== null) said.push(texts.tally.head)
  return said
}
