'use client'

import { useState } from 'react'
import { useBoardTexts } from '@/lib/i18n'
import { write, type Draft } from '@/lib/phone'
import { wordsOf } from './refusal'

type Done = { readonly ids: readonly string[] } | null

/** Writes to the phone's log; where that fails, the words of it stay in `fault` until the next try succeeds. */
export function useWrite(tableId: string): {
  readonly put: (...drafts: readonly Draft[]) => Promise<Done>
  readonly fault: string | null
} {
  const texts = useBoardTexts()
  const [fault, setFault] = useState<string | null>(null)
  return {
    fault,
    put: async (...drafts) => {
      const result = await write(tableId, ...drafts)
      setFault(result.ok ? null : wordsOf(texts, result.code))
      return result.ok ? { ids: result.ids } : null
    },
  }
}
