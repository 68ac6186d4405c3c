'use client'

import { useEffect, useState } from 'react'
import { readEvening } from '@/lib/phone'
import { eveningSum, ledgerOf, type EveningSum, type SessionEntry } from '@/lib/table'

export type Read = {
  readonly sums: readonly EveningSum[]
  /** Evenings read so far. */
  readonly done: number
  /** Evenings whose entries this app does not understand: while there are any, no standings are shown. */
  readonly unknown: number
}
const NONE: Read = { sums: [], done: 0, unknown: 0 }
/** Shown after each of so many, so that a long log does not draw a thousand times. */
const STEP = 25

/** What came of these evenings, read one after the other so that a tap in between is heard. */
export function useEveningSums(tableId: string, sessions: readonly SessionEntry[]): Read {
  const [read, setRead] = useState(NONE)
  const ids = sessions.map(({ id }) => id).join(' ')
  useEffect(() => {
    let wanted = true
    const readAll = async () => {
      let now = NONE
      for (const session of ids.split(' ').filter((id) => id !== '')) {
        const evening = await readEvening(tableId, session)
        if (!wanted) return
        const ledger = evening?.unknown === 0 ? ledgerOf(evening) : null
        const sum = ledger && eveningSum(ledger)
        now = {
          sums: sum ? [...now.sums, sum] : now.sums,
          done: now.done + 1,
          unknown: now.unknown + (evening === null || evening.unknown > 0 ? 1 : 0),
        }
        if (now.done % STEP === 0) setRead(now)
      }
      setRead(now)
    }
    void readAll()
    return () => {
      wanted = false
    }
  }, [tableId, ids])
  return read
}
