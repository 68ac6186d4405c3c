'use client'

import dynamic from 'next/dynamic'
import { useId, useState } from 'react'
import { eveningFile } from '@/lib/archive'
import { useDates, useLanguage, useRelativesTexts, useTexts, type ExportTexts } from '@/lib/i18n'
import { useEvening } from '@/lib/phone'
import { ledgerOf, type Evening, type TableView } from '@/lib/table'
import { Button, FaultText, LinkButton, to } from '../_ui'
import { fileName, saveFile } from '../_ui/save-file'
import { FIELD } from '../_ui/field'
import { dealsCsv, ledgerCsv, nameIn } from './lists'

const PictureSheet = dynamic(() => import('./picture-sheet').then((module) => module.PictureSheet))

type Props = { tableId: string; first: string | null; view: TableView; words: ExportTexts }

/** One evening to take along: as a picture, on paper, as a table, as a file. */
export function OneEvening({ tableId, first, view, words }: Props) {
  const dates = useDates()
  const id = useId()
  const newest = view.sessions.at(-1)?.id ?? null
  const [chosen, setChosen] = useState(first ?? newest)
  const evening = useEvening(tableId, chosen)
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-xl">
        {words.evening.title}
      </h2>
      {chosen === null ? (
        <p className="text-muted">{words.evening.none}</p>
      ) : (
        <>
          <select
            aria-label={words.evening.which}
            className={FIELD}
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
          >
            {view.sessions.toReversed().map(({ id: session, playedOn, title }) => (
              <option key={session} value={session}>
                {[dates.dated(playedOn), title].filter(Boolean).join(' · ')}
              </option>
            ))}
          </select>
          {evening && <Ways key={chosen} tableId={tableId} evening={evening} view={view} words={words} />}
        </>
      )}
    </section>
  )
}

type WaysProps = { tableId: string; evening: Evening; view: TableView; words: ExportTexts }

function Ways({ tableId, evening, view, words }: WaysProps) {
  const texts = useTexts()
  const language = useLanguage()
  const [shown, setShown] = useState(false)
  const [said, setSaid] = useState<{ fault?: string; note?: string }>({})
  const relatives = useRelativesTexts()
  if (relatives === null) return null
  if (evening.unknown > 0 || view.unknown > 0) return <FaultText>{words.evening.refused.not_understood}</FaultText>
  const { session } = evening
  const isBavarian = evening.game === 'bavarian'
  const isMoney = ledgerOf(evening) !== null
  const save = (kind: keyof ExportTexts['files'], ending: string, text: string, type: string) => {
    const file = new File([text], fileName([view.name, words.files[kind], session.playedOn], ending), { type })
    saveFile(file)
    setSaid({ note: words.saved(file.name) })
  }
  const list = { texts, words, relatives, language }
  const takeFile = () => {
    const made = eveningFile(evening, nameIn(view))
    if ('code' in made) setSaid({ fault: words.evening.refused[made.code] })
    else save('evening', 'json', made.text, 'application/json')
  }
  return (
    <>
      <div className="grid grid-cols-2 gap-2">
        <Button kind="primary" onClick={() => setShown(true)}>
          {words.evening.picture}
        </Button>
        <LinkButton href={to.print(tableId, session.id)}>{words.evening.print}</LinkButton>
        <Button onClick={() => save('deals', 'csv', dealsCsv([evening], view, list), 'text/csv')}>
          {words.evening.deals}
        </Button>
        {isMoney && (
          <Button onClick={() => save('ledger', 'csv', ledgerCsv([evening], view, list), 'text/csv')}>
            {words.evening.ledger}
          </Button>
        )}
        {isBavarian && <LinkButton href={to.tournament(tableId, session.id)}>{words.evening.list}</LinkButton>}
        <Button onClick={takeFile}>{words.evening.file}</Button>
      </div>
      {said.fault && <FaultText>{said.fault}</FaultText>}
      <p role="status" className="text-muted">
        {said.note ?? (said.fault ? '' : words.evening.fileWhy)}
      </p>
      {shown && (
        <PictureSheet
          evening={evening}
          view={view}
          words={words}
          relatives={relatives}
          onClose={() => setShown(false)}
        />
      )}
    </>
  )
}
