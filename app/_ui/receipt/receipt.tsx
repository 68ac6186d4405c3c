'use client'

import { Suspense } from 'react'
import { later } from '../later'
import { bockOf, type Deal, type GermanDeal } from '@/lib/score'
import {
  receiptFor,
  type BavarianEvening,
  type BavarianRow,
  type Evening,
  type GermanEvening,
  type GermanRow,
  type PlayerId,
  type RelativeEvening,
  type RelativeRow,
} from '@/lib/table'
import { useDates, useTexts, type Format } from '@/lib/i18n'
import { Button } from '../button'
import { BillTable } from './bill-table'
import { germanHeadline, germanSentence, teamName } from './german-words'
import { History } from './history'
import { contractName, sentence } from './words'

type Actions = {
  /** Left out: there is no such button (a viewer, a closed evening). */
  onCorrect?: () => void
  onVoid?: () => void
  onRestore?: () => void
}
type Props = Actions & {
  evening: Evening
  /** The first entry of the deal's chain. */
  deal: string
  nameOf: (player: PlayerId) => string
  format: Format
}

/** "Warum?": one sentence, the bill, who pays whom, what was said about this deal and when, and what can be done with it. */
export function Receipt({ evening, deal, ...rest }: Props) {
  if (evening.game === 'bavarian') {
    const row = evening.rows.find((other) => other.id === deal)
    return row === undefined ? null : <BavarianReceipt evening={evening} row={row} {...rest} />
  }
  if (evening.game === 'german') {
    const row = evening.rows.find((other) => other.id === deal)
    return row === undefined ? null : <GermanReceipt evening={evening} row={row} {...rest} />
  }
  const row = evening.rows.find((other) => other.id === deal)
  return row === undefined ? null : <RelativeReceipt evening={evening} row={row} {...rest} />
}

type RowProps<E, R> = Omit<Props, 'evening' | 'deal'> & { evening: E; row: R }

function BavarianReceipt({ evening, row, nameOf, format, ...actions }: RowProps<BavarianEvening, BavarianRow>) {
  const texts = useTexts()
  const dates = useDates()
  const names = row.seats.map(nameOf)
  const words = texts.receipt
  const counted = row.state === 'counted' ? row : null
  const bill = receiptFor(row)
  const bock = counted === null ? null : bockOf(counted.played.after, row.rules)
  return (
    <div className="grid gap-3">
      {counted !== null && bill !== null && (
        <>
          <p className="text-lg leading-snug font-bold">
            {sentence(
              { deal: row.deal, rules: row.rules, receipt: bill, playing: counted.played.playing, names },
              texts,
              format,
            )}
          </p>
          <BillTable receipt={bill} deal={row.deal} names={names} texts={texts} format={format} />
          <ul className="text-muted leading-snug">
            {(bill.stock !== null || counted.played.stock !== 0) && (
              <li>{words.stockNow(format.priced(counted.played.stock))}</li>
            )}
            {bock !== null && bock.factor > 1 && <li>{words.bockOpened(bock.left)}</li>}
            <li>{words.dealtBy(names[counted.played.dealer] ?? '')}</li>
          </ul>
        </>
      )}
      <NotCounted row={row} />
      {row.deal.note !== undefined && <p className="italic">„{row.deal.note}“</p>}
      <History
        row={row}
        evening={evening}
        texts={texts}
        dates={dates}
        what={(said) => (said.kind === 'deal' ? contractName(said.deal as Deal, texts) : null)} // of a Bavarian evening
      />
      <ActionRow voided={row.state === 'voided'} {...actions} />
    </div>
  )
}

function GermanReceipt({ evening, row, nameOf, format: _, ...actions }: RowProps<GermanEvening, GermanRow>) {
  const texts = useTexts()
  const dates = useDates()
  const names = row.seats.map(nameOf)
  const words = texts.receipt
  return (
    <div className="grid gap-3">
      {row.state === 'counted' && (
        <>
          <p className="text-lg leading-snug font-bold">
            {germanSentence(row.deal, row.played.strokes, row.rules, names, texts)}
          </p>
          <ul className="text-muted leading-snug">
            {row.played.headBy !== null && (
              <li>{words.germanHead(teamName(row.played.headBy, row.rules, names, texts))}</li>
            )}
            <li>{words.dealtBy(names[row.played.dealer] ?? '')}</li>
          </ul>
        </>
      )}
      <NotCounted row={row} />
      {row.deal.note !== undefined && <p className="italic">„{row.deal.note}“</p>}
      <History
        row={row}
        evening={evening}
        texts={texts}
        dates={dates}
        what={
          (said) => (said.kind === 'deal' ? germanHeadline(said.deal as GermanDeal, row.rules, names, texts) : null) // of a German evening
        }
      />
      <ActionRow voided={row.state === 'voided'} {...actions} />
    </div>
  )
}

const RelativeBill = later(() => import('./relative-bill'))

function RelativeReceipt({ evening, row, nameOf, format, ...actions }: RowProps<RelativeEvening, RelativeRow>) {
  const texts = useTexts()
  const dates = useDates()
  return (
    <div className="grid gap-3">
      <Suspense fallback={null}>
        <RelativeBill evening={evening} row={row} nameOf={nameOf} format={format} />
      </Suspense>
      <NotCounted row={row} />
      {row.deal.note !== undefined && <p className="italic">„{row.deal.note}“</p>}
      <History row={row} evening={evening} texts={texts} dates={dates} what={() => null} />
      <ActionRow voided={row.state === 'voided'} {...actions} />
    </div>
  )
}

/** Why a deal does not count. */
function NotCounted({ row }: { row: BavarianRow | GermanRow | RelativeRow }) {
  const texts = useTexts()
  if (row.state === 'voided') return <p className="font-bold">{texts.receipt.voidedNow}</p>
  if (row.state !== 'faulty') return null
  return (
    <div className="text-loss font-bold">
      <p>{texts.receipt.faultyNow}</p>
      <ul className="list-disc pl-5">
        {row.faults.map((fault) => (
          <li key={`${fault.code} ${fault.field}`}>{texts.faults[fault.code]}</li>
        ))}
      </ul>
    </div>
  )
}

function ActionRow({ voided, onCorrect, onVoid, onRestore }: Actions & { voided: boolean }) {
  const { actions } = useTexts().receipt
  return (
    <div className="flex flex-wrap gap-2">
      {onCorrect && !voided && <Button onClick={onCorrect}>{actions.correct}</Button>}
      {onVoid && !voided && (
        <Button kind="danger" onClick={onVoid}>
          {actions.void}
        </Button>
      )}
      {onRestore && voided && <Button onClick={onRestore}>{actions.restore}</Button>}
    </div>
  )
}
