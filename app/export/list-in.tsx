'use client'

import { useMemo, useState } from 'react'
import { guessed, listEntries, typedList, type ListFault, type Sheet, type TypedEvening } from '@/lib/archive'
import { formatOf, useDates, useLanguage, useTexts, type ExportTexts, type Format } from '@/lib/i18n'
import { fileIds } from '@/lib/phone'
import { Amount, Button, FaultText, Field, wordsOf } from '../_ui'
import { Done } from './done'
import { FaultList } from './fault-list'
import { Known } from './known'
import { ListColumns } from './list-columns'
import { ListOptions } from './list-options'
import { noonOf, today, writeFacts } from './write-facts'
import type { At } from './bring-in'

type Props = { at: At; sheet: Sheet; text: string; words: ExportTexts; onClose: () => void }

/** A list typed elsewhere: its columns are matched, then it shows what would come in, or every fault; then it is written. */
export function ListIn({ at, sheet, text, words, onClose }: Props) {
  const texts = useTexts()
  const language = useLanguage()
  const { tableId, view } = at
  const [matching, setMatching] = useState(() => guessed(sheet, view.people))
  const [day, setDay] = useState(today)
  const [state, setState] = useState<{ fault?: string; known?: string; done?: readonly string[] }>({})
  const format = formatOf(language, matching.unit === 'point' ? 'point' : 'cent', view.currency)
  const { digits, symbol } = formatOf(language, 'cent', view.currency)
  const { evenings, faults } = useMemo(() => typedList(sheet, matching, digits), [sheet, matching, digits])

  async function take() {
    const idsOf = await fileIds()
    const ids = {
      people: idsOf(tableId, text, noonOf(null)),
      evening: (said: string, playedOn: string | null) => idsOf(tableId, said, noonOf(playedOn)),
    }
    const isKnown = (session: string) => view.sessions.some(({ id }) => id === session)
    const { facts, written, known } = listEntries(evenings, matching.unit, day, ids, isKnown)
    if (written.length === 0) return setState({ known: known[0] ?? '' })
    const fault = await writeFacts(tableId, facts)
    if (fault === null) setState({ done: written })
    else setState({ fault: fault === 'refused' ? words.bring.refused : wordsOf(texts, fault) })
  }

  if (state.done) return <Done tableId={tableId} sessions={state.done} words={words} />
  const asks = evenings.some(({ playedOn }) => playedOn === null)
  return (
    <div className="bg-card rounded-card shadow-card flex flex-col gap-4 px-4 py-3">
      <div>
        <h3 className="text-lg">{words.typed.title}</h3>
        <p className="text-muted">{words.typed.how}</p>
      </div>
      <ListColumns sheet={sheet} matching={matching} people={view.people} onChange={setMatching} words={words} />
      <ListOptions matching={matching} onChange={setMatching} symbol={symbol} digits={digits} words={words} />
      {asks && <Field label={words.typed.playedOn} type="date" value={day} onChange={setDay} />}
      {faults.length > 0 ? (
        <FaultList faults={faults.map((fault) => faultWords(fault, sheet, words, format))} words={words} />
      ) : (
        <Preview evenings={evenings} day={day} format={format} words={words} />
      )}
      {state.fault && <FaultText>{state.fault}</FaultText>}
      {state.known !== undefined && <Known tableId={tableId} session={state.known} words={words} />}
      <div className="grid grid-cols-2 gap-2">
        <Button
          kind="primary"
          disabled={faults.length > 0 || !/^\d{4}-\d{2}-\d{2}$/.test(day)}
          onClick={() => void take()}
        >
          {words.bring.take}
        </Button>
        <Button onClick={onClose}>{words.bring.cancel}</Button>
      </div>
    </div>
  )
}

function faultWords({ line, column, code, said }: ListFault, sheet: Sheet, words: ExportTexts, format: Format): string {
  const { typed, bring } = words
  const what = typed.faults[code](typeof said === 'number' ? format.signed(said) : (said ?? ''))
  const head = column === null ? undefined : sheet.rows[0]?.cells[column - 1]
  const where = column === null ? what : typed.inColumn(line === null || !head ? typed.column(column) : head, what)
  return line === null ? where : bring.line(line, where)
}

type PreviewProps = { evenings: readonly TypedEvening[]; day: string; format: Format; words: ExportTexts }

/** Each evening with what everybody would have at its end. */
function Preview({ evenings, day, format, words }: PreviewProps) {
  const dates = useDates()
  return (
    <section>
      <h4 className="text-muted">{words.typed.preview}</h4>
      <ul>
        {evenings
          .filter(({ deals }) => deals.length > 0)
          .map(({ playedOn, people, deals }) => (
            <li key={playedOn} className="border-line border-t py-1">
              <p className="font-bold">
                {dates.day(playedOn ?? day)} · {words.bring.deals(deals.length)}
              </p>
              <p className="flex flex-wrap gap-x-3">
                {people.map(({ name }, at) => (
                  <span key={name} className="whitespace-nowrap">
                    {name}{' '}
                    <Amount
                      value={deals.reduce((sum, { scores }) => sum + (scores[at] ?? 0), 0)}
                      format={format}
                      className="font-bold"
                    />
                  </span>
                ))}
              </p>
            </li>
          ))}
      </ul>
    </section>
  )
}
