'use client'

import Link from 'next/link'
import { useRef } from 'react'
import { useBoardTexts, type Format } from '@/lib/i18n'
import type { Evening, PlayerId } from '@/lib/table'
import { FaultText, later, PageHeader, to } from '../_ui'
import { SyncWord } from '../_ui/sync-word'
import { useAfterPaint } from '../_ui/use-after-paint'
import { ContractBar } from './contract-bar'
import { DealCount } from './deal-count'
import { EveningKeys } from './evening-keys'
import { Felt } from './felt'
import { Pad } from './pad'
import { ReceiptSheet } from './receipt-sheet'
import { useDealSheet } from './sheet'
import { useLastSeen } from './use-last-seen'
import { useTakeBack } from './use-take-back'

// Two phones rarely write at once.
const Forks = later(async () => ({ default: (await import('./forks')).Forks }))
// The German game and the relatives are of other chunks: whoever plays the Bavarian one does not wait for them.
const TallyBoard = later(() => import('./tally-board'))
const TallyPad = later(() => import('./tally-pad'))
const TallyBar = later(() => import('./tally-bar'))
const RelativeBoard = later(() => import('./relative/board'))
const RelativePad = later(() => import('./relative/pad'))
const RelativeBar = later(() => import('./relative/bar'))

/** Where a screen is low (a phone on its side, large letters) the next deal stands on the board and covers nothing. */
const LOW = 'hidden [@media(max-height:30rem)]:block @max-[16rem]/board:block'
const TALL = '[@media(max-height:30rem)]:hidden @max-[16rem]/board:hidden'
/** There what can be taken back stands in the corner over the pad, and leaves the table free. */
const ASIDE = 'wide:[@media(max-height:30rem)]:ml-[50%]'

export type BoardProps = {
  readonly tableId: string
  readonly tableName: string
  readonly evening: Evening
  readonly nameOf: (player: PlayerId) => string
  readonly format: Format
  readonly currency: string
  readonly mayWrite: boolean
}

/** The score pad of an evening: who stands how, what was played, and the next deal under the thumb. */
export function Board(props: BoardProps) {
  const { tableId, tableName, evening, nameOf, format, currency, mayWrite } = props
  const texts = useBoardTexts()
  const take = useTakeBack(tableId, evening)
  const deal = useDealSheet({ tableId, evening, nameOf, format, onSaved: take.saved })
  const enter = mayWrite ? deal.enter : null
  const open = take.open
  // The balances are on the screen at once, the lines of the pad right after them.
  const written = useAfterPaint(evening)
  const root = useRef<HTMLDivElement>(null)
  useLastSeen(root, props, written)
  const bar =
    enter &&
    (evening.game === 'bavarian' ? (
      <ContractBar evening={evening} onPick={enter} />
    ) : evening.game === 'german' ? (
      <TallyBar evening={evening} nameOf={nameOf} onPick={enter} />
    ) : (
      <RelativeBar evening={evening} nameOf={nameOf} onPick={enter} />
    ))
  return (
    <div ref={root} data-board className="@container/board wide:max-w-7xl mx-auto flex min-h-dvh max-w-2xl flex-col">
      <main className="flex-1 px-[max(0.75rem,env(safe-area-inset-left),env(safe-area-inset-right))]">
        <PageHeader
          title={tableName || texts.common.nameless}
          back={to.table(tableId)}
          under={<Under evening={evening} tableId={tableId} />}
          aside={
            <Link
              href={to.settle(tableId, evening.session.id)}
              className="min-h-touch inline-flex items-center px-1 font-bold underline underline-offset-4"
            >
              {texts.board.settle}
            </Link>
          }
        />
        {evening.closed && <p className="bg-sunken rounded-chip mb-3 px-4 py-2.5 font-bold">{texts.board.closed}</p>}
        {evening.forked > 0 && (
          <Forks evening={evening} nameOf={nameOf} format={format} onVoid={mayWrite ? take.voidDeal : null} />
        )}
        <div className="wide:grid wide:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] wide:items-start wide:gap-6">
          <div className="wide:sticky wide:top-3">
            {evening.game === 'bavarian' ? (
              <Felt evening={evening} nameOf={nameOf} format={format} onTap={enter} />
            ) : evening.game === 'german' ? (
              <TallyBoard tableId={tableId} evening={evening} nameOf={nameOf} />
            ) : (
              <RelativeBoard evening={evening} nameOf={nameOf} format={format} onTap={enter} />
            )}
            <EveningKeys
              tableId={tableId}
              evening={evening}
              nameOf={nameOf}
              format={format}
              currency={currency}
              mayWrite={mayWrite}
              onSaved={(what, ids) => take.wrote(texts[what].saved, ids, texts[what].undone)}
            />
            {enter && <div className={`${LOW} mt-2`}>{bar}</div>}
          </div>
          {written.game === 'bavarian' ? (
            <Pad evening={written} nameOf={nameOf} format={format} onOpen={take.show} />
          ) : written.game === 'german' ? (
            <TallyPad evening={written} nameOf={nameOf} onOpen={take.show} />
          ) : (
            <RelativePad evening={written} nameOf={nameOf} format={format} onOpen={take.show} />
          )}
        </div>
      </main>
      <footer className={`sticky bottom-0 z-10 mt-3 ${ASIDE}`}>
        <div className="px-3 empty:hidden">
          {take.fault && (
            <div className="bg-card rounded-chip shadow-card mb-2 px-4 py-2">
              <FaultText>{take.fault}</FaultText>
            </div>
          )}
          {take.bar}
        </div>
        {enter && <div className={TALL}>{bar}</div>}
      </footer>
      <ReceiptSheet
        evening={evening}
        row={open}
        nameOf={nameOf}
        format={format}
        onClose={() => take.show(null)}
        actions={
          mayWrite
            ? {
                onCorrect: (id) => {
                  take.show(null)
                  deal.correct(id)
                },
                onVoid: take.voidDeal,
                onRestore: take.restoreDeal,
              }
            : null
        }
      />
      {enter && deal.sheet}
    </div>
  )
}

function Under({ evening, tableId }: { evening: Evening; tableId: string }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <DealCount evening={evening} />
      <span data-now>
        <SyncWord tableId={tableId} />
      </span>
    </span>
  )
}
