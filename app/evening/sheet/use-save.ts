'use client'

import { useEffect, useRef, useState } from 'react'
import { writeAnd } from '@/lib/phone'
import type { Deal, GermanDeal, RelativeDeal } from '@/lib/score'
import type { EntryId, Evening, Under } from '@/lib/table'
import { swallowDoubleTap } from './double-tap'

type AnyDeal = Deal | GermanDeal | RelativeDeal

type Options = {
  tableId: string
  evening: Evening
  under: Under
  replaces: EntryId | null
  /** The deal, or null while something is wrong with the sheet. */
  deal: AnyDeal | null
  /** It lies in the phone's log. */
  onStored: (id: EntryId) => void
}

export type Problem = 'quota' | 'storage' | 'read_only'

/** Stores the deal once, however often the button is tapped; while it is not one yet, leads to what is wrong. */
export function useSave({ tableId, evening, under, replaces, deal, onStored }: Options) {
  const busy = useRef(false)
  const form = useRef<HTMLDivElement>(null)
  const [tries, setTries] = useState(0)
  const [problem, setProblem] = useState<Problem | null>(null)

  useEffect(() => {
    if (tries === 0) return
    const group = form.current?.querySelector<HTMLElement>('[data-faulty]')
    group?.scrollIntoView({ block: 'nearest' })
    group?.querySelector<HTMLElement>('button:not(:disabled), input')?.focus()
  }, [tries])

  async function save(said = deal) {
    if (busy.current) return
    if (said === null) {
      setTries((count) => count + 1)
      return
    }
    busy.current = true
    const about = { kind: 'deal', session: evening.session.id, under, after: evening.lastDeal, deal: said } as const
    const draft = replaces === null ? about : { ...about, replaces }
    // The sheet goes and the balances come in one drawing.
    const result = await writeAnd(tableId, [draft], ([id]) => {
      swallowDoubleTap()
      if (id !== undefined) onStored(id)
    })
    if (result.ok) return
    busy.current = false
    setProblem(result.code)
  }

  return { save, form, tried: tries > 0, problem }
}
