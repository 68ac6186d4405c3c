'use client'

import { useSearchParams } from 'next/navigation'
import { lazy, Suspense, useCallback, useMemo, type ReactNode } from 'react'
import { useBoardTexts, useFormat } from '@/lib/i18n'
import { readAhead, useEvening, useTable, useWakeLock, type OpenTable } from '@/lib/phone'
import { unitOf, type Evening, type PlayerId } from '@/lib/table'
import { Button, LinkButton, Notice, to, useQuery, Waiting } from '../_ui'
import { Board } from './board'
import { useNothingSeen } from './use-last-seen'

// Only a screen in the middle of the table asks for it.
const BigBoard = lazy(() => import('./big/big-board'))
const BigTally = lazy(() => import('./big/big-tally'))
const BigRelative = lazy(() => import('./big/big-relative'))

// Opened from the home screen: the log is read while React is still getting ready.
if (typeof window !== 'undefined') {
  const address = new URLSearchParams(window.location.search)
  readAhead(address.get('t'), address.get('s'))
}

/** The evening of the address, once the phone's log is open. */
export function BoardScreen() {
  const texts = useBoardTexts()
  const { t, s } = useQuery()
  const table = useTable(t)
  const evening = useEvening(t, s)
  if (table === undefined || evening === undefined) return <Waiting />
  if (t === null || !table || !evening) {
    return (
      <Instead>
        <Notice
          title={texts.board.missing}
          action={<LinkButton href={t && table ? to.table(t) : to.home}>{texts.common.back}</LinkButton>}
        />
      </Instead>
    )
  }
  // A wrong balance is worse than none.
  if (table.view.unknown > 0 || evening.unknown > 0) {
    return (
      <Instead>
        <Notice
          title={texts.update.needed}
          action={
            <div className="flex flex-wrap gap-2">
              <Button kind="primary" onClick={() => location.reload()}>
                {texts.update.apply}
              </Button>
              <LinkButton href={to.table(t)}>{texts.board.table}</LinkButton>
            </div>
          }
        >
          {texts.update.neededWhy}
        </Notice>
      </Instead>
    )
  }
  return <Known tableId={t} table={table} evening={evening} />
}

/** What is said where no board can be shown. */
function Instead({ children }: { children: ReactNode }) {
  useNothingSeen()
  return children
}

function Known({ tableId, table, evening }: { tableId: string; table: OpenTable; evening: Evening }) {
  const big = useSearchParams().get('tv') === '1'
  useWakeLock(!evening.closed || big)
  const { people, currency } = table.view
  const names = useMemo(() => new Map(people.map((person) => [person.id, person.name])), [people])
  const nameOf = useCallback((player: PlayerId) => names.get(player) ?? '?', [names])
  const format = useFormat(unitOf(evening), currency)
  if (big) {
    const shown = { tableId, tableName: table.view.name, nameOf }
    return (
      <Suspense fallback={<Waiting />}>
        {evening.game === 'bavarian' ? (
          <BigBoard evening={evening} format={format} {...shown} />
        ) : evening.game === 'german' ? (
          <BigTally evening={evening} {...shown} />
        ) : (
          <BigRelative evening={evening} format={format} {...shown} />
        )}
      </Suspense>
    )
  }
  return (
    <Board
      tableId={tableId}
      tableName={table.view.name}
      evening={evening}
      nameOf={nameOf}
      format={format}
      currency={currency}
      mayWrite={table.role !== 'viewer' && !evening.closed}
    />
  )
}
