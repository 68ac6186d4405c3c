'use client'

import { useMemo, useState } from 'react'
import { eveningEntries, sessionIdOf } from '@/lib/archive'
import { useDates, useTexts, type ExportTexts } from '@/lib/i18n'
import { fileIds } from '@/lib/phone'
import type { SessionFile } from '@/lib/session-file'
import { Button, FaultText, Field, wordsOf } from '../_ui'
import { Done } from './done'
import { Known } from './known'
import { byName, isTwice, WhoIsWho } from './who-is-who'
import { noonOf, today, writeFacts } from './write-facts'
import type { At } from './bring-in'

type Props = { at: At; session: SessionFile; text: string; words: ExportTexts; onClose: () => void }

/** An evening file: who is who, and when it was; then it is written as if it had been played here. */
export function SessionIn({ at, session, text, words, onClose }: Props) {
  const texts = useTexts()
  const dates = useDates()
  const { tableId, view } = at
  const [decided, setDecided] = useState(() => byName(session.players, view.people))
  const [day, setDay] = useState(session.playedOn ?? today())
  const [state, setState] = useState<{ fault?: string; known?: string; done?: string }>({})
  const twice = useMemo(() => isTwice(decided), [decided])
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day)

  async function take() {
    const idOf = (await fileIds())(tableId, text, noonOf(session.playedOn))
    const id = sessionIdOf(idOf)
    if (view.sessions.some((known) => known.id === id)) return setState({ known: id })
    const fault = await writeFacts(tableId, eveningEntries(session, decided, day, idOf))
    if (fault === null) setState({ done: id })
    else setState({ fault: fault === 'refused' ? words.bring.refused : wordsOf(texts, fault) })
  }

  if (state.done !== undefined) return <Done tableId={tableId} sessions={[state.done]} words={words} />
  return (
    <div className="bg-card rounded-card shadow-card flex flex-col gap-3 px-4 py-3">
      <h3 className="text-lg">{session.title ?? words.session.title}</h3>
      <p className="font-bold">
        {[session.playedOn && dates.day(session.playedOn), words.bring.deals(session.deals.length)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {session.playedOn === undefined && (
        <Field label={words.session.playedOn} type="date" value={day} onChange={setDay} />
      )}
      <WhoIsWho decided={decided} people={view.people} onDecide={setDecided} words={words} />
      {twice && <FaultText>{words.bring.sameTwice}</FaultText>}
      {state.fault && <FaultText>{state.fault}</FaultText>}
      {state.known !== undefined && <Known tableId={tableId} session={state.known} words={words} />}
      <div className="grid grid-cols-2 gap-2">
        <Button kind="primary" disabled={twice || !isDay} onClick={() => void take()}>
          {words.bring.take}
        </Button>
        <Button onClick={onClose}>{words.bring.cancel}</Button>
      </div>
    </div>
  )
}
