'use client'

import { useExportTexts, useTexts, type ExportTexts } from '@/lib/i18n'
import { useTable, type OpenTable } from '@/lib/phone'
import { later, LinkButton, Notice, PageHeader, to, useQuery, Waiting } from '../_ui'
import { OneEvening } from './one-evening'
import { TheWholeTable } from './the-whole-table'

// What checks a file takes long to get ready. A link to this screen on another one prepares the screen, and not this.
const BringIn = later(() => import('./bring-in'))

/** What can be taken along, and what can be brought in. Without a table in the address: a whole one from an archive. */
export function ExportScreen() {
  const texts = useTexts()
  const words = useExportTexts()
  const { t, s } = useQuery()
  const table = useTable(t)
  if (words === null || (t !== null && table === undefined)) return <Waiting />
  if (t === null) return <Homeless words={words} />
  if (!table) {
    return (
      <Notice title={texts.table.missing} action={<LinkButton href={to.home}>{texts.missingPage.home}</LinkButton>} />
    )
  }
  return <Whole tableId={t} session={s} table={table} words={words} />
}

function Homeless({ words }: { words: ExportTexts }) {
  return (
    <main className="page mx-auto flex max-w-xl flex-col gap-6">
      <PageHeader title={words.bring.title} back={to.home} />
      <BringIn at={null} words={words} />
    </main>
  )
}

type WholeProps = { tableId: string; session: string | null; table: OpenTable; words: ExportTexts }

function Whole({ tableId, session, table, words }: WholeProps) {
  const { view, role } = table
  return (
    <main className="page mx-auto flex max-w-xl flex-col gap-8">
      <PageHeader
        title={words.title}
        under={view.name}
        back={session === null ? to.table(tableId) : to.settle(tableId, session)}
      />
      <OneEvening tableId={tableId} first={session} view={view} words={words} />
      <TheWholeTable tableId={tableId} view={view} words={words} />
      <BringIn at={{ tableId, view, mayWrite: role !== 'viewer' }} words={words} />
    </main>
  )
}
