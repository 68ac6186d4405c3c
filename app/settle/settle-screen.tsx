'use client'

import dynamic from 'next/dynamic'
import { Suspense } from 'react'
import { useMoneyTexts, useTexts } from '@/lib/i18n'
import { useEvening, useTable } from '@/lib/phone'
import { ledgerOf, unitOf } from '@/lib/table'
import { LinkButton, Notice, PageHeader, to, useQuery, Waiting } from '../_ui'
import { End } from './end'
import { Money } from './money'
import { Points } from './points'

const RelativeEnd = dynamic(() => import('./relative-end'))

/** The end of the evening: what everybody has, and who gives whom. */
export function SettleScreen() {
  const texts = useTexts()
  const words = useMoneyTexts()
  const { t, s } = useQuery()
  const table = useTable(t)
  const evening = useEvening(t, s)
  if (table === undefined || evening === undefined || words === null) return <Waiting />
  if (t === null || s === null || !table || !evening) {
    return (
      <Notice
        title={texts.board.missing}
        action={<LinkButton href={t && table ? to.table(t) : to.home}>{texts.common.back}</LinkButton>}
      />
    )
  }
  const { view, role } = table
  if (view.unknown > 0 || evening.unknown > 0) {
    return <Notice title={texts.update.needed}>{texts.update.neededWhy}</Notice>
  }
  const mayWrite = role !== 'viewer'
  const ledger = ledgerOf(evening)
  const onwards = (
    <>
      {evening.count > 0 && (
        <LinkButton wide href={to.statistics(t, s)}>
          {texts.common.statistics}
        </LinkButton>
      )}
      <LinkButton wide href={to.export(t, s)}>
        {texts.table.export}
      </LinkButton>
    </>
  )
  return (
    <main className="page mx-auto flex max-w-xl flex-col gap-7">
      <PageHeader title={texts.settle.title} under={view.name} back={to.evening(t, s)} />
      {ledger !== null && unitOf(ledger) === 'cent' ? (
        <Money tableId={t} evening={ledger} view={view} mayWrite={mayWrite} words={words}>
          {onwards}
        </Money>
      ) : (
        <>
          {ledger !== null ? (
            <Points evening={ledger} view={view} words={words} />
          ) : evening.game === 'german' ? (
            <p className="text-lg">{texts.settle.german}</p>
          ) : (
            <Suspense fallback={null}>
              <RelativeEnd />
            </Suspense>
          )}
          {onwards}
          {mayWrite && <End tableId={t} evening={evening} />}
        </>
      )}
    </main>
  )
}
