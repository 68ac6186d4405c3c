'use client'

import { useState } from 'react'
import { useDates, useStatisticsTexts, useTexts, type StatisticsTexts } from '@/lib/i18n'
import { readAhead, useBook, useTable, type OpenTable } from '@/lib/phone'
import type { Kind } from '@/lib/statistics'
import { isWithin, seasonsOf, type SessionId, type TableView } from '@/lib/table'
import { Button, LinkButton, Notice, PageHeader, to, useQuery, Waiting } from '../_ui'
import { prepareTold, useTold, type About } from '../_ui/told'
import { Choices, spanOf } from './choices'
import { daysIn } from './days'
import { CurveChart, Whole } from './whole'

// All that is needed begins at once, and not one thing when the other is there.
if (typeof window !== 'undefined') {
  readAhead(new URLSearchParams(window.location.search).get('t'), null)
  prepareTold()
  CurveChart.load()
}

/** What there is to laugh about: of one evening, or of all the years. */
export function StatisticsScreen() {
  const texts = useTexts()
  const words = useStatisticsTexts()
  const { t, s } = useQuery()
  const table = useTable(t)
  if (table === undefined || words === null) return <Waiting />
  if (t === null || !table) {
    return (
      <Notice title={texts.table.missing} action={<LinkButton href={to.home}>{texts.missingPage.home}</LinkButton>}>
        {texts.table.missingWhy}
      </Notice>
    )
  }
  if (table.view.unknown > 0) return <Notice title={texts.update.needed}>{texts.update.neededWhy}</Notice>
  return <Open key={`${t} ${s}`} tableId={t} session={s} table={table} texts={words} />
}

/** Newest first. */
const yearsOf = (sessions: TableView['sessions']): readonly string[] =>
  [...new Set(sessions.map(({ playedOn }) => playedOn.slice(0, 4)))].sort().reverse()

type Props = { tableId: string; session: SessionId | null; table: OpenTable; texts: StatisticsTexts }

function Open({ tableId, session, table, texts }: Props) {
  const { view } = table
  const dates = useDates()
  const seasons = seasonsOf(useBook(tableId))
  const [chosen, setChosen] = useState<string | null>(null)
  const [kind, setKind] = useState<Kind | null>(null)
  const period = spanOf(chosen, seasons)
  const within = period === null ? view.sessions : view.sessions.filter(({ playedOn }) => isWithin(period, playedOn))
  const about: Extract<About, { what: 'evening' | 'statistics' }> =
    session === null
      ? { what: 'statistics', evenings: within.map(({ id }) => id), whole: period === null, kind }
      : { what: 'evening', evening: session }
  const { told, progress, failed } = useTold(tableId, about)
  const days = daysIn(view.sessions, dates)
  if (failed) {
    return (
      <Notice
        title={texts.title}
        action={
          <Button kind="primary" onClick={() => location.reload()}>
            {texts.reload}
          </Button>
        }
      >
        {texts.failed}
      </Notice>
    )
  }
  return (
    <main className="page mx-auto flex w-full max-w-6xl flex-col gap-4" aria-busy={told === null || progress !== null}>
      <PageHeader
        title={texts.title}
        under={session === null ? view.name : `${view.name} · ${days.long(session)}`}
        back={session === null ? to.table(tableId) : to.evening(tableId, session)}
      />
      {session === null && told && (
        <Choices
          texts={texts}
          years={yearsOf(view.sessions)}
          seasons={seasons}
          chosen={period && chosen}
          onChoose={setChosen}
          kinds={told.kinds}
          kind={told.statistics?.kind ?? null}
          onKind={setKind}
        />
      )}
      <p role="status" className="text-muted empty:hidden">
        {progress && texts.counting(progress.done, progress.of)}
      </p>
      {told && told.unread > 0 && <p className="bg-sunken rounded-chip px-4 py-2.5">{texts.unread(told.unread)}</p>}
      {told?.statistics && (
        <Whole
          tableId={tableId}
          view={view}
          statistics={told.statistics}
          texts={texts}
          days={days}
          oneEvening={session !== null}
        />
      )}
      {told && !told.statistics && told.unread === 0 && (
        <div>
          <h2 className="text-2xl">{texts.nothing}</h2>
          <p className="text-muted">{texts.nothingWhy}</p>
        </div>
      )}
    </main>
  )
}
