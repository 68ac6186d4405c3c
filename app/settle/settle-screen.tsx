'use client'

import dynamic from 'next/dynamic'
import { Suspense } from 'react'
import { useFormat, useTexts, type Format } from '@/lib/i18n'
import { useEvening, useTable } from '@/lib/phone'
import { ledgerOf, unitOf, type Evening, type LedgerEvening, type TableView } from '@/lib/table'
import { Button, FaultText, LinkButton, Notice, PageHeader, to, useQuery, Waiting } from '../_ui'
import { useWrite } from '../_ui/use-write'
import { Balances } from './balances'
import { agreedOf } from './open-transfers'
import { Transfers } from './transfers'

const RelativeEnd = dynamic(() => import('./relative-end'))

/** The end of the evening: what everybody has, and who gives whom. */
export function SettleScreen() {
  const texts = useTexts()
  const { t, s } = useQuery()
  const table = useTable(t)
  const evening = useEvening(t, s)
  if (table === undefined || evening === undefined) return <Waiting />
  if (t === null || s === null || !table || !evening) {
    return (
      <Notice
        title={texts.board.missing}
        action={<LinkButton href={t && table ? to.table(t) : to.home}>{texts.common.back}</LinkButton>}
      />
    )
  }
  if (table.view.unknown > 0 || evening.unknown > 0) {
    return <Notice title={texts.update.needed}>{texts.update.neededWhy}</Notice>
  }
  const ledger = ledgerOf(evening)
  return (
    <main className="page mx-auto flex max-w-xl flex-col gap-7">
      <PageHeader title={texts.settle.title} under={table.view.name} back={to.evening(t, s)} />
      {ledger !== null ? (
        <Money tableId={t} evening={ledger} view={table.view} mayWrite={table.role !== 'viewer'} />
      ) : evening.game === 'german' ? (
        <p className="text-lg">{texts.settle.german}</p>
      ) : (
        <Suspense fallback={null}>
          <RelativeEnd />
        </Suspense>
      )}
      {evening.count > 0 && (
        <LinkButton wide href={to.statistics(t, s)}>
          {texts.common.statistics}
        </LinkButton>
      )}
      <LinkButton href={to.export(t, s)}>{texts.table.export}</LinkButton>
      {table.role !== 'viewer' && <End tableId={t} evening={evening} />}
    </main>
  )
}

type MoneyProps = { tableId: string; evening: LedgerEvening; view: TableView; mayWrite: boolean }

function Money({ tableId, evening, view, mayWrite }: MoneyProps) {
  const texts = useTexts()
  const format: Format = useFormat(unitOf(evening), view.currency)
  const { put, fault } = useWrite(tableId)
  const names = new Map(view.people.map((person) => [person.id, person.name]))
  const nameOf = (id: string) => names.get(id) ?? '?'
  const { transfers, changed } = agreedOf(evening)
  const toggle = (at: number) => {
    const next = transfers.map((transfer, other) => (other === at ? { ...transfer, paid: !transfer.paid } : transfer))
    void put({ kind: 'settled', session: evening.session.id, transfers: next })
  }
  return (
    <>
      <Balances evening={evening} nameOf={nameOf} format={format} />
      <section aria-labelledby="transfers">
        <h2 id="transfers" className="mb-1 text-xl">
          {texts.settle.transfers}
        </h2>
        {fault && <FaultText>{fault}</FaultText>}
        {changed && <p className="text-muted pb-2">{texts.settle.changed}</p>}
        {transfers.length === 0 ? (
          <div className="bg-card rounded-card shadow-card px-4 py-3">
            <p className="text-lg font-bold">{texts.settle.nothing}</p>
            <p className="text-muted">{texts.settle.nothingWhy}</p>
          </div>
        ) : (
          <Transfers transfers={transfers} nameOf={nameOf} format={format} onToggle={mayWrite ? toggle : null} />
        )}
      </section>
    </>
  )
}

/** Closes the evening, or opens it again: taking back each closing, for two phones may have said it. */
function End({ tableId, evening }: { tableId: string; evening: Evening }) {
  const texts = useTexts()
  const { put, fault } = useWrite(tableId)
  const session = evening.session.id
  const reopen = () => put(...evening.closings.map((target) => ({ kind: 'void', session, target }) as const))
  return (
    <section className="mt-auto flex flex-col gap-2">
      {fault && <FaultText>{fault}</FaultText>}
      {evening.closed ? (
        <>
          <p role="status" className="text-lg font-bold">
            {texts.settle.closedNow}
          </p>
          <Button wide onClick={() => void reopen()}>
            {texts.settle.reopen}
          </Button>
          <LinkButton kind="primary" wide href={to.table(tableId)}>
            {texts.board.table}
          </LinkButton>
        </>
      ) : (
        <Button kind="primary" wide onClick={() => void put({ kind: 'closed', session })}>
          {texts.settle.close}
        </Button>
      )}
    </section>
  )
}
