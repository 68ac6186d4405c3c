'use client'

import { useState } from 'react'
import { newId, useRestored, type Draft } from '@/lib/phone'
import {
  COINS,
  differenceOf,
  settlementOf,
  termsOf,
  type AgreedTransfer,
  type LedgerEvening,
  type Coin,
  type StockSplit,
} from '@/lib/table'
import { useWrite } from '../_ui/use-write'

export type Chosen = { readonly stock: StockSplit; readonly coin: Coin }
const PLAIN: Chosen = { stock: { to: 'seats' }, coin: 1 }

/** What the table chose the last time, as far as it can be chosen again: one person is meant for one evening. */
function readChosen(kept: unknown): Chosen | null {
  const { coin, stock } = (kept ?? {}) as { coin?: unknown; stock?: { to?: unknown } } // whatever was kept
  const known = COINS.find((one) => one === coin)
  if (known === undefined) return null
  return { coin: known, stock: { to: stock?.to === 'everyone' ? 'everyone' : 'seats' } }
}

export type Settling = ReturnType<typeof useSettling>

/**
 * The transfers of an evening: those that were agreed, or those that follow from what the table chooses. The first that is
 * marked as paid makes them agreed; from then on they stand until the table works them out anew.
 */
export function useSettling(tableId: string, evening: LedgerEvening) {
  const session = evening.session.id
  const { put, fault } = useWrite(tableId)
  const kept = useRestored<Chosen>(`settle ${tableId}`, PLAIN, readChosen)
  const [note, setNote] = useState<{ readonly what: 'markedAll' | 'anewDone'; readonly back: readonly Draft[] }>()
  const terms = termsOf(evening)
  const chosen: Chosen = terms ?? kept.value ?? PLAIN
  const proposed = settlementOf(evening, chosen)
  const transfers: readonly AgreedTransfer[] = evening.settled ?? proposed.transfers
  const difference = terms ? differenceOf(evening, terms) : null

  /** The agreement, and what has to be written for it first. */
  const agree = (): { readonly id: string; readonly drafts: readonly Draft[] } => {
    if (evening.agreement) return { id: evening.agreement.id, drafts: [] }
    const id = newId()
    return { id, drafts: [{ kind: 'settled', session, id, ...proposed }] }
  }
  const mark = async (places: readonly number[], paid: boolean) => {
    const { id, drafts } = agree()
    const marks = places.map((transfer) => ({ kind: 'paid', session, settled: id, transfer, paid }) as const)
    const done = await put(...drafts, ...marks)
    const back = marks.map((one) => ({ ...one, paid: !paid }))
    setNote(done && places.length > 1 ? { what: 'markedAll', back } : undefined)
  }
  const workOut = async (by: Chosen) => {
    const done = await put({ kind: 'settled', session, ...settlementOf(evening, by, transfers) })
    const [target] = done?.ids ?? []
    setNote(target === undefined ? undefined : { what: 'anewDone', back: [{ kind: 'void', session, target }] })
  }

  return {
    chosen,
    terms,
    owed: terms?.owed ?? proposed.terms.owed,
    transfers,
    difference,
    fault,
    note,
    forget: () => setNote(undefined),
    takeBack: async () => {
      await put(...(note?.back ?? []))
      setNote(undefined)
    },
    toggle: (at: number) => void mark([at], !transfers[at]?.paid),
    payAll: () =>
      void mark(
        transfers.flatMap(({ paid }, at) => (paid ? [] : [at])),
        true,
      ),
    choose: (by: Chosen) => {
      kept.set(by)
      if (terms) void workOut(by)
    },
    workOutAnew: () => void workOut(chosen),
    agree,
  }
}
