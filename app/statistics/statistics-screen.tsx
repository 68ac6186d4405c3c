'use client'

import { useEffect, useState } from 'react'
import { useLanguage, useStatisticsTexts, useTexts, type StatisticsTexts } from '@/lib/i18n'
import { useSync, useTable, type OpenTable } from '@/lib/phone'
import type { Kind } from '@/lib/statistics'
import type { SessionId } from '@/lib/table'
import { Button, LinkButton, Notice, PageHeader, to, useQuery, Waiting } from '../_ui'
import { Choices } from './choices'
import { daysIn } from './days'
import type { About } from './talk'
import { useStatistics } from './use-statistics'
import { Whole } from './whole'

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

type Props = { tableId: string; session: SessionId | null; table: OpenTable; texts: StatisticsTexts }

function Open({ tableId, session, table, texts }: Props) {
  const { view } = table
  const language = useLanguage()
  const [year, setYear] = useState<string | null>(null)
  const [kind, setKind] = useState<Kind | null>(null)
  const about: About =
    session === null
      ? {
          evenings: view.sessions.map(({ id }) => id),
          period: year === null ? null : { from: `${year}-01-01`, to: `${year}-12-31` },
          kind,
        }
      : { evening: session }
  const { told, progress, failed } = useStatistics(tableId, about, useLogMark(tableId))
  const days = daysIn(view.sessions, language)
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
          years={told.years}
          year={year}
          onYear={setYear}
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

/** Another text whenever the log has changed; while many entries are coming it waits for the end of them. */
function useLogMark(tableId: string): string {
  const { state, onPhone, unsent } = useSync(tableId)
  const now = state === 'loading' ? '' : `${onPhone} ${unsent}`
  const [mark, setMark] = useState('')
  useEffect(() => {
    if (state === 'busy' || now === '') return
    const later = setTimeout(() => setMark(now), 300)
    return () => clearTimeout(later)
  }, [state, now])
  return mark
}
