'use client'

import { memo, useState } from 'react'
import { ZERO } from '@/lib/score'
import { useRelativesTexts, useTexts, type Format } from '@/lib/i18n'
import { ledgerOf, padOf, type EntryId, type PlayerId, type RelativeEvening } from '@/lib/table'
import { Amount, Button } from '../../_ui'
import { relativeDetails, relativeHeadline } from '../../_ui/receipt/relative-words'
import { RowHead } from '../row-head'

type Props = {
  evening: RelativeEvening
  nameOf: (player: PlayerId) => string
  format: Format
  /** null: the lines are only looked at. */
  onOpen: ((id: EntryId) => void) | null
}

const LINES = 24
const HEAD = 'border-ink border-b-2 py-1.5'
const CELL = 'tabular border-line border-b py-2.5 text-right font-bold'

/** The deals, newest first: with the strokes they made, or with what each person had after them. */
export default memo(function RelativePad({ evening, nameOf, format, onOpen }: Props) {
  const texts = useTexts()
  const words = useRelativesTexts()
  const [lines, setLines] = useState(LINES)
  const total = evening.fold.rows.length
  if (words === null) return null
  if (total === 0) return <p className="text-muted px-1 py-5 text-lg">{texts.board.empty}</p>
  const { relative } = evening
  const isMoney = ledgerOf(evening) !== null
  const people = isMoney ? evening.seats : []
  return (
    <section aria-label={texts.board.pad} className="wide:mt-0 mt-4 min-w-0 overflow-x-auto">
      <table className="w-full border-separate border-spacing-0">
        <thead>
          <tr className="text-muted text-sm">
            <th scope="col" className={`${HEAD} text-left`}>
              {texts.board.last(evening.count)}
            </th>
            {people.map((player) => (
              <th key={player} scope="col" className={`${HEAD} min-w-12 pl-1.5 text-right`}>
                <span className="ml-auto block max-w-14 truncate">{nameOf(player)}</span>
              </th>
            ))}
            {!isMoney && (
              <th scope="col" className={`${HEAD} text-right`}>
                {words.board.made}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {padOf(evening, lines).map(({ row, balance }) => {
            const names = row.seats.map(nameOf)
            const played = row.state === 'counted' ? row.played : null
            const told = { relative, deal: row.deal, rules: row.rules, played, names }
            const particulars = [
              ...relativeDetails(told, words),
              ...(played !== null && played.doneBy !== null ? [words.board.done] : []),
            ]
            return (
              <tr key={row.id} className="relative">
                <RowHead
                  row={row}
                  words={{ contract: relativeHeadline(told, words, texts), solo: false, who: '', particulars }}
                  onOpen={onOpen}
                />
                {people.map((player) => (
                  <td key={player} className={CELL}>
                    {played ? <Amount value={balance.get(player) ?? ZERO} format={format} /> : '–'}
                  </td>
                ))}
                {!isMoney && (
                  <td className={CELL}>
                    {played ? played.made.map((made) => (made > 0 ? `+${made}` : '0')).join(' : ') : '–'}
                  </td>
                )}
              </tr>
            )
          })}
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
