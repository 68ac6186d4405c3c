'use client'

import { useSearchParams } from 'next/navigation'
import { useExportTexts, useRelativesTexts, useTexts } from '@/lib/i18n'
import { useEvening, useTable } from '@/lib/phone'
import { Button, LinkButton, Notice, PageHeader, to, useQuery, Waiting } from '../_ui'
import { MoneySheet } from './money-sheet'
import { Paper } from './paper'
import { RelativeSheet } from './relative-sheet'
import { StrokeSheet } from './stroke-sheet'
import { TournamentSheet } from './tournament-sheet'
import './print.css'

/** An evening on paper: the score sheet, or with `list` in the address the list of a tournament. */
export function PrintScreen() {
  const texts = useTexts()
  const words = useExportTexts()
  const relatives = useRelativesTexts()
  const { t, s } = useQuery()
  const isList = useSearchParams().get('list') !== null
  const table = useTable(t)
  const evening = useEvening(t, s)
  if (
    words === null ||
    relatives === null ||
    (t !== null && table === undefined) ||
    (s !== null && evening === undefined)
  )
    return <Waiting />
  if (t === null || s === null || !table || !evening) {
    return (
      <Notice title={words.print.missing} action={<LinkButton href={to.home}>{texts.missingPage.home}</LinkButton>} />
    )
  }
  if (table.view.unknown > 0 || evening.unknown > 0) {
    return <Notice title={texts.update.needed}>{texts.update.neededWhy}</Notice>
  }
  const { view } = table
  return (
    <main className="page print-page">
      <div className="mx-auto max-w-3xl pb-4 print:hidden">
        <PageHeader
          title={isList ? words.list.title : words.print.title}
          under={view.name}
          back={to.export(t, s)}
          aside={
            <Button kind="primary" disabled={evening.count === 0} onClick={() => window.print()}>
              {words.print.go}
            </Button>
          }
        />
        <p className="text-muted">
          {evening.count === 0 ? words.print.empty : isList ? words.list.how : words.print.how}
        </p>
      </div>
      {evening.count > 0 && (
        <Paper>
          {evening.game === 'german' ? (
            <StrokeSheet evening={evening} view={view} words={words} />
          ) : evening.game !== 'bavarian' ? (
            <RelativeSheet evening={evening} view={view} words={words} relatives={relatives} />
          ) : isList ? (
            <TournamentSheet tableId={t} evening={evening} view={view} words={words} />
          ) : (
            <MoneySheet evening={evening} view={view} words={words} />
          )}
        </Paper>
      )}
    </main>
  )
}
