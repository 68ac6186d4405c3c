'use client'

import Link from 'next/link'
import { useState } from 'react'
import { useDates, useTexts } from '@/lib/i18n'
import { useTables, type MyTable } from '@/lib/phone'
import { Button, LinkButton, to } from './_ui'
import { NewTable } from './new-table'
import { OpenLink } from './open-link'

/** My tables; a new one; a link somebody gave me. */
export function HomeScreen() {
  const texts = useTexts()
  const tables = useTables()
  const first = tables?.length === 0
  const [making, setMaking] = useState(false)
  return (
    <main className="page mx-auto flex max-w-xl flex-col gap-6">
      <header className="pt-[max(2rem,env(safe-area-inset-top))]">
        <Wordmark />
        <h1 className="mt-3 text-5xl tracking-tight">{texts.home.title}</h1>
        {/* Before the log is read, too: who opens the app for the first time reads it while the app is still loading. */}
        {(first || !tables) && (
          <p className={`text-muted mt-3 text-xl leading-snug ${first ? '' : 'in-[[data-known]]:hidden'}`}>
            {texts.home.idea}
          </p>
        )}
      </header>
      {tables && tables.length > 0 && (
        <section aria-labelledby="tables">
          <h2 id="tables" className="text-muted mb-1 font-sans text-base font-normal">
            {texts.home.tables}
          </h2>
          <ul className="border-ink border-t-2">
            {tables.map((table) => (
              <TableLine key={table.id} table={table} />
            ))}
          </ul>
        </section>
      )}
      {tables && (
        <section className="flex flex-col gap-3">
          {first || making ? (
            <NewTable first={first} />
          ) : (
            <Button kind="primary" wide onClick={() => setMaking(true)}>
              {texts.home.newTable}
            </Button>
          )}
          <OpenLink />
          <LinkButton kind="quiet" href={to.takeOver} className="self-start px-0!">
            {texts.handOver.take}
          </LinkButton>
          <LinkButton kind="quiet" href={to.export()} className="self-start px-0!">
            {texts.table.bringIn}
          </LinkButton>
        </section>
      )}
      <footer className="mt-auto flex flex-wrap gap-x-5 pt-4">
        <Link
          href={to.companion()}
          className="text-muted min-h-touch inline-flex items-center underline underline-offset-4"
        >
          {texts.board.companion}
        </Link>
        <Link
          href={to.settings}
          className="text-muted min-h-touch inline-flex items-center underline underline-offset-4"
        >
          {texts.home.settings}
        </Link>
      </footer>
    </main>
  )
}

function TableLine({ table }: { table: MyTable }) {
  const texts = useTexts()
  const dates = useDates()
  return (
    <li className="border-line border-b">
      <Link href={to.table(table.id)} className="flex min-h-16 items-center gap-3 py-2">
        <span className="min-w-0 flex-1">
          <span className="font-display block text-xl leading-tight font-bold">
            {table.name || texts.common.nameless}
          </span>
          <span className="text-muted block text-sm">
            {[table.role && texts.roles[table.role], texts.home.opened(dates.moment(table.lastOpened))]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        <svg viewBox="0 0 24 24" className="stroke-muted size-5 shrink-0" aria-hidden fill="none" strokeWidth="2.2">
          <path d="M9 5l7 7-7 7" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </Link>
    </li>
  )
}

/** Four bundles of five strokes, as a landlord chalks them: the sign of the house. */
function Wordmark() {
  return (
    <svg
      viewBox="0 0 74 30"
      className="stroke-loss h-9 w-auto"
      aria-hidden
      fill="none"
      strokeWidth="2.6"
      strokeLinecap="round"
    >
      <path
        className="stroke-ink"
        d="M4 5c.6 7-.4 13 .3 20M11 4.5c-.5 7 .6 13 0 20.5M18 5.5c.7 6-.3 13 .4 19.5M25.3 4.8c-.6 7 .3 13-.3 20.2"
      />
      <path d="M.8 22C10 16.5 19 12 29 7.5" />
      <path className="stroke-ink" d="M42 5c.5 7-.5 13 0 20M49 4.7c.6 7-.2 13 .4 20.3M56 5.4c-.4 6 .5 13 0 19.6" />
    </svg>
  )
}
