'use client'

import type { ReactNode } from 'react'
import { useFormat, useTexts, type MoneyTexts } from '@/lib/i18n'
import { useBook } from '@/lib/phone'
import { duesOf, kittyOf, type LedgerEvening, type Kitty, type TableView } from '@/lib/table'
import { Amount, Button, FaultText, UndoBar } from '../_ui'
import { Balances } from './balances'
import { Dues } from './dues'
import { End } from './end'
import { TermsChoice } from './terms-choice'
import { Transfers } from './transfers'
import { useSettling, type Settling } from './use-settling'

type Props = {
  tableId: string
  evening: LedgerEvening
  view: TableView
  mayWrite: boolean
  words: MoneyTexts
  /** What stands before the end. */
  children: ReactNode
}

/** Money: the sums, by which terms they are settled, the transfers, and what the kitty gets. */
export function Money({ tableId, evening, view, mayWrite, words, children }: Props) {
  const { settle, common } = useTexts()
  const format = useFormat('cent', view.currency)
  const settling = useSettling(tableId, evening)
  const kitty = kittyOf(useBook(tableId))
  const names = new Map(view.people.map((person) => [person.id, person.name]))
  const nameOf = (id: string) => names.get(id) ?? '?'
  const { transfers, difference, note } = settling
  const open = transfers.filter(({ paid }) => !paid).length
  const shown = { evening, settling, nameOf, format, words }
  return (
    <>
      <Balances {...shown} />
      <TermsChoice {...shown} mayWrite={mayWrite} />
      <section aria-labelledby="transfers">
        <h2 id="transfers" className="mb-1 text-xl">
          {settle.transfers}
        </h2>
        {settling.fault && <FaultText>{settling.fault}</FaultText>}
        {transfers.length === 0 ? (
          <div className="bg-card rounded-card shadow-card px-4 py-3">
            <p className="text-lg font-bold">{settle.nothing}</p>
            <p className="text-muted">{settle.nothingWhy}</p>
          </div>
        ) : (
          <Transfers {...shown} tableId={tableId} view={view} mayWrite={mayWrite} />
        )}
        {mayWrite && open > 1 && (
          <Button wide className="mt-3" onClick={settling.payAll}>
            {words.agreed.allPaid}
          </Button>
        )}
        {transfers.length > 0 && open === 0 && difference?.size === 0 && (
          <p role="status" className="text-gain mt-3 font-bold">
            ✓ {words.agreed.done}
          </p>
        )}
        {note && (
          <div className="mt-3">
            <UndoBar
              key={note.what}
              onGone={settling.forget}
              action={{ label: common.undo, onTap: () => void settling.takeBack() }}
            >
              {words.agreed[note.what]}
            </UndoBar>
          </div>
        )}
      </section>
      {difference && difference.size > 0 && <Difference {...shown} difference={difference} mayWrite={mayWrite} />}
      {kitty.rule && <Dues {...shown} tableId={tableId} kitty={kitty} mayWrite={mayWrite} />}
      {children}
      {mayWrite && (
        <End
          tableId={tableId}
          evening={evening}
          also={() => ending(evening, settling, kitty)}
          back={() => reopening(evening, kitty)}
        />
      )}
    </>
  )
}

/** What is agreed with the closing: the transfers, and what the kitty gets by its rule. */
function ending(evening: LedgerEvening, settling: Settling, kitty: Kitty) {
  const session = evening.session.id
  const dues = kitty.rule && !kitty.dues.has(session) ? duesOf(evening, kitty.rule, settling.chosen.stock) : []
  return [
    ...(settling.transfers.length > 0 ? settling.agree().drafts : []),
    ...(dues.length > 0 ? [{ kind: 'kitty', act: 'dues', evening: session, dues } as const] : []),
  ]
}

/** Where nothing was paid yet, playing on begins the reckoning anew. */
function reopening({ session: { id: session }, agreement, settled }: LedgerEvening, kitty: Kitty) {
  const dues = kitty.dues.get(session)
  const isIn = kitty.bookings.some((entry) => entry.act === 'in' && entry.evening === session)
  return [
    ...(agreement && !settled?.some(({ paid }) => paid)
      ? [{ kind: 'void', session, target: agreement.id } as const]
      : []),
    ...(dues && !isIn ? [{ kind: 'kitty', act: 'undo', target: dues.id } as const] : []),
  ]
}

type DifferenceProps = Pick<Parameters<typeof Balances>[0], 'nameOf' | 'format' | 'words'> & {
  settling: Settling
  difference: NonNullable<Settling['difference']>
  mayWrite: boolean
}

/** A deal was corrected or added after the people had agreed: what it changes, which is nothing that was paid. */
function Difference({ settling, difference, nameOf, format, words: { agreed }, mayWrite }: DifferenceProps) {
  return (
    <section aria-labelledby="difference" className="bg-card rounded-card shadow-card px-4 py-3">
      <h2 id="difference" className="text-xl">
        {agreed.title}
      </h2>
      <p className="text-muted">{agreed.why}</p>
      <ul className="my-2">
        {[...difference].map(([person, amount]) => (
          <li key={person} className="flex items-baseline justify-between gap-3 py-0.5">
            <span className="min-w-0 text-lg">{nameOf(person)}</span>
            <Amount value={amount} format={format} className="text-lg font-bold" />
          </li>
        ))}
      </ul>
      {mayWrite && (
        <Button wide onClick={settling.workOutAnew}>
          {agreed.anew}
        </Button>
      )}
    </section>
  )
}
