'use client'

import dynamic from 'next/dynamic'
import Link from 'next/link'
import { Suspense, useEffect, useRef, useState, type RefObject } from 'react'
import { useDates, useFormat, useTexts } from '@/lib/i18n'
import { useEvening } from '@/lib/phone'
import { ledgerOf, unitOf, type Evening, type SessionEntry, type TableView } from '@/lib/table'
import { Amount, Button, to } from '../_ui'

const RelativeResult = dynamic(() => import('./relative-result'))

const SHOWN = 6

/** The session to go on with: the newest, if nobody has ended it. */
export function useOpenEvening(tableId: string, view: TableView): string | null {
  const newest = view.sessions.at(-1)
  const evening = useEvening(tableId, newest?.id ?? null)
  return newest && evening && !evening.closed ? newest.id : null
}

/** Past evenings with what came of them, newest first. */
export function EveningList({ tableId, view }: { tableId: string; view: TableView }) {
  const texts = useTexts()
  const [all, setAll] = useState(false)
  const sessions = view.sessions.toReversed()
  return (
    <section aria-labelledby="evenings">
      <h2 id="evenings" className="mb-1 text-xl">
        {texts.table.evenings}
      </h2>
      {sessions.length === 0 ? (
        <p className="text-muted">{texts.table.noEvening}</p>
      ) : (
        <ol className="border-ink border-t-2">
          {sessions.slice(0, all ? undefined : SHOWN).map((session, at) => (
            <Line key={session.id} tableId={tableId} session={session} view={view} atOnce={at < SHOWN} />
          ))}
        </ol>
      )}
      {!all && sessions.length > SHOWN && (
        <Button kind="quiet" onClick={() => setAll(true)}>
          {texts.table.allEvenings(sessions.length)}
        </Button>
      )}
    </section>
  )
}

/** `atOnce`: what came of it is read without asking whether anybody looks. */
type LineProps = { tableId: string; session: SessionEntry; view: TableView; atOnce: boolean }

function Line({ tableId, session, view, atOnce }: LineProps) {
  const texts = useTexts()
  const dates = useDates()
  const line = useRef<HTMLLIElement>(null)
  const seen = useSeen(line) || atOnce
  const evening = useEvening(seen ? tableId : null, session.id)
  return (
    <li ref={line} className="border-line border-b">
      <Link href={to.evening(tableId, session.id)} className="block min-h-16 py-2">
        <span className="flex items-baseline justify-between gap-3">
          <span className="text-lg leading-tight font-bold">
            {dates.day(session.playedOn)}
            {!isOfYear(session, view.sessions.at(-1)) && ` ${session.playedOn.slice(0, 4)}`}
            {session.title && <span className="text-muted font-normal"> · {session.title}</span>}
          </span>
          <span className="text-muted shrink-0 text-sm">
            {evening && (evening.closed ? texts.table.deals(evening.count) : texts.table.open)}
          </span>
        </span>
        {evening && <Result evening={evening} view={view} />}
      </Link>
    </li>
  )
}

/** A year is said where it is not that of the newest evening. */
const isOfYear = ({ playedOn }: SessionEntry, newest: SessionEntry | undefined): boolean =>
  playedOn.slice(0, 4) === newest?.playedOn.slice(0, 4)

/** Whether somebody has come near it: of the evenings of twenty years only those are read that are looked at. */
function useSeen(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (seen || !element.current) return
    const watch = new IntersectionObserver((all) => setSeen(all.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: '50%',
    })
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [element, seen])
  return seen
}

/** Who stands how; nothing where entries are not understood. */
function Result({ evening, view }: { evening: Evening; view: TableView }) {
  const texts = useTexts()
  const format = useFormat(unitOf(evening), view.currency)
  if (evening.unknown > 0 || view.unknown > 0) return <span className="text-muted">{texts.update.needed}</span>
  if (evening.count === 0) return <span className="text-muted text-sm">{texts.table.deals(0)}</span>
  if (evening.game === 'german') {
    return (
      <span className="text-muted tabular">{evening.heads.map((heads) => texts.tally.heads(heads)).join(' · ')}</span>
    )
  }
  if (evening.game !== 'bavarian' && ledgerOf(evening) === null)
    return (
      <Suspense fallback={null}>
        <RelativeResult evening={evening} />
      </Suspense>
    )
  const name = new Map(view.people.map((person) => [person.id, person.name]))
  const ranked = [...evening.balance].sort(([, a], [, b]) => b - a)
  return (
    <span className="mt-0.5 flex flex-wrap gap-x-3">
      {ranked.map(([id, balance]) => (
        <span key={id} className="whitespace-nowrap">
          {name.get(id)} <Amount value={balance} format={format} className="font-bold" />
        </span>
      ))}
    </span>
  )
}
