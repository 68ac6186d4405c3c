'use client'

import Link from 'next/link'
import { useTexts } from '@/lib/i18n'
import { useSync, useTable, type OpenTable } from '@/lib/phone'
import { later, LinkButton, Notice, PageHeader, to, useQuery, Waiting, wordsOf } from '../_ui'
import { SyncLine } from '../_ui/sync-line'
import { EveningList, useOpenEvening } from './evening-list'
import { OverTime } from './over-time'
import { People } from './people'
import { TableName } from './table-name'
import { useJoin } from './use-join'

// Only tables that play the old game have heads to show.
const HeadShelf = later(() => import('./head-shelf'))

/** The table between the evenings: go on, begin anew, look back, who belongs to it, and whether all is safe. */
export function TableScreen() {
  const texts = useTexts()
  const { t } = useQuery()
  const join = useJoin(t)
  const table = useTable(t)
  if (join.fault !== null) return <Missing why={wordsOf(texts, join.fault)} />
  if (table === undefined || (table === null && join.joining)) return <Waiting />
  if (t === null || table === null) return <Missing why={texts.table.missingWhy} />
  return table.view.name === '' ? <Coming tableId={t} /> : <Whole tableId={t} table={table} />
}

function Missing({ why }: { why: string }) {
  const texts = useTexts()
  return (
    <Notice title={texts.table.missing} action={<LinkButton href={to.home}>{texts.missingPage.home}</LinkButton>}>
      {why}
    </Notice>
  )
}

/** The key is kept, but nothing of the table has come yet. */
function Coming({ tableId }: { tableId: string }) {
  const texts = useTexts()
  const sync = useSync(tableId)
  return (
    <Notice title={texts.table.joining} action={<LinkButton href={to.home}>{texts.missingPage.home}</LinkButton>}>
      <p role="status">{sync.refusal === null ? texts.table.joiningWhy : wordsOf(texts, sync.refusal)}</p>
    </Notice>
  )
}

function Whole({ tableId, table }: { tableId: string; table: OpenTable }) {
  const texts = useTexts()
  const { view, role } = table
  const mayWrite = role !== 'viewer'
  const open = useOpenEvening(tableId, view)
  return (
    <main className="page mx-auto flex max-w-xl flex-col gap-7">
      <div>
        <PageHeader
          title={view.name || texts.common.nameless}
          back={to.home}
          under={role && texts.roles[role]}
          aside={
            <Link
              href={to.share(tableId)}
              className="min-h-touch inline-flex items-center px-1 font-bold underline underline-offset-4"
            >
              {texts.table.share}
            </Link>
          }
        />
        <div className="flex flex-col gap-2.5">
          {open && (
            <LinkButton kind="primary" wide href={to.evening(tableId, open)} className="min-h-16! text-xl">
              {texts.table.continueEvening}
            </LinkButton>
          )}
          {mayWrite ? (
            <LinkButton
              kind={open ? 'plain' : 'primary'}
              wide
              href={to.newEvening(tableId)}
              className={open ? '' : 'min-h-16! text-xl'}
            >
              {texts.table.newEvening}
            </LinkButton>
          ) : (
            <p className="text-muted">{texts.table.watching}</p>
          )}
        </div>
      </div>
      <EveningList tableId={tableId} view={view} />
      {view.sessions.length > 0 && (
        <LinkButton wide href={to.statistics(tableId)}>
          {texts.common.statistics}
        </LinkButton>
      )}
      {view.sessions.some(({ game }) => game === 'german') && <HeadShelf tableId={tableId} view={view} />}
      <People tableId={tableId} people={view.people} mayWrite={mayWrite} />
      <SyncLine tableId={tableId} />
      <footer className="border-line flex flex-wrap gap-x-5 border-t pt-2">
        <OverTime tableId={tableId} />
        {mayWrite && <TableName tableId={tableId} view={view} />}
        <Link href={to.share(tableId)} className="min-h-touch inline-flex items-center underline underline-offset-4">
          {texts.table.shareAndManage}
        </Link>
        <Link href={to.export(tableId)} className="min-h-touch inline-flex items-center underline underline-offset-4">
          {texts.table.export}
        </Link>
      </footer>
    </main>
  )
}
