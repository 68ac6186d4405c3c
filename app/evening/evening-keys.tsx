'use client'

import Link from 'next/link'
import { lazy, Suspense, useState } from 'react'
import { useBoardTexts, type Format } from '@/lib/i18n'
import type { EntryId, Evening, PlayerId } from '@/lib/table'
import { to } from '../_ui'

// What is seldom opened is loaded when it is.
const PeopleSheet = lazy(() => import('./people/people-sheet'))
const RulesSheet = lazy(() => import('./rules/rules-sheet'))

type Props = {
  tableId: string
  evening: Evening
  nameOf: (player: PlayerId) => string
  format: Format
  currency: string
  mayWrite: boolean
  onSaved: (what: 'seating' | 'ruleChange', ids: readonly EntryId[]) => void
}

/** The same board, large, for a screen in the middle of the table. */
const bigAt = (tableId: string, session: string) => `${to.evening(tableId, session)}&tv=1`

const KEY =
  'min-h-touch inline-flex flex-1 items-center justify-center px-1 text-center leading-tight font-bold underline decoration-edge underline-offset-4'

/** What changes during an evening beside the deals: the people and the rules; and the board for all to see. */
export function EveningKeys({ tableId, evening, nameOf, format, currency, mayWrite, onSaved }: Props) {
  const texts = useBoardTexts()
  const [shown, setShown] = useState<'people' | 'rules' | null>(null)
  /** Counts the openings: each begins with what is now. */
  const [opening, setOpening] = useState(0)
  const open = (what: 'people' | 'rules') => {
    setShown(what)
    setOpening((count) => count + 1)
  }
  const [last, setLast] = useState(shown)
  if (shown !== null && shown !== last) setLast(shown)
  const close = () => setShown(null)
  return (
    <div className="mt-1 flex flex-wrap">
      {mayWrite && (
        <button type="button" className={KEY} onClick={() => open('people')}>
          {texts.seating.title}
        </button>
      )}
      <button type="button" className={KEY} onClick={() => open('rules')}>
        {texts.ruleChange.title}
      </button>
      {evening.game !== 'german' && (
        <Link href={bigAt(tableId, evening.session.id)} className={KEY}>
          {texts.board.big}
        </Link>
      )}
      <Link
        href={(evening.game === 'bavarian' ? to.companion : to.family)(tableId, evening.session.id)}
        aria-label={texts.board.companion}
        className={`${KEY} min-w-touch grow-0`}
      >
        ?
      </Link>
      <Suspense>
        {last === 'people' && (
          <PeopleSheet
            key={`${opening} ${evening.under.seating}`}
            tableId={tableId}
            evening={evening}
            nameOf={nameOf}
            format={format}
            open={shown === 'people'}
            onClose={close}
            onSaved={(ids) => onSaved('seating', ids)}
          />
        )}
        {last === 'rules' && (
          <RulesSheet
            key={`${opening} ${evening.under.rules}`}
            tableId={tableId}
            evening={evening}
            nameOf={nameOf}
            currency={currency}
            mayWrite={mayWrite}
            open={shown === 'rules'}
            onClose={close}
            onSaved={(ids) => onSaved('ruleChange', ids)}
          />
        )}
      </Suspense>
    </div>
  )
}
