'use client'

import { useEffect, useRef, useState } from 'react'
import { useSync } from '@/lib/phone'
import type { About, Answer, Progress, Question, Told } from './talk'

export type Asked<A extends About> = {
  /** The newest answer; while another is awaited, the one before. */
  readonly told: Told<A> | null
  readonly progress: Progress | null
  readonly failed: boolean
}

const start = () => new Worker(new URL('./worker.ts', import.meta.url))
let prepared: Worker | null = null

/** Starts a worker for the page that is about to ask. */
export const prepareTold = (): void => void (prepared ??= start())

/** Asks a worker of this page's own, anew whenever the question or the log changes. */
export function useTold<A extends About>(table: string, about: A): Asked<A> {
  const log = useLogMark(table)
  const [asked, setAsked] = useState<Asked<A>>({ told: null, progress: null, failed: false })
  const worker = useRef<Worker | null>(null)
  const id = useRef(0)
  useEffect(() => {
    const own = prepared ?? start()
    prepared = null
    // It answers what it was asked.
    own.onmessage = ({ data }: MessageEvent<Answer<A>>) => {
      if (data.id !== id.current) return
      if ('told' in data) setAsked({ told: data.told, progress: null, failed: false })
      else setAsked(({ told }) => ({ told, progress: data.progress, failed: false }))
    }
    own.onerror = () => setAsked({ told: null, progress: null, failed: true })
    worker.current = own
    return () => {
      own.terminate()
      worker.current = null
    }
  }, [])
  const question = JSON.stringify({ table, about } satisfies Omit<Question, 'id'>)
  useEffect(() => {
    // What is read after the mark was taken is at least as new: it is asked once, not once more when the mark is known.
    if (log === null) return
    const { table, about } = JSON.parse(question) as Omit<Question, 'id'> // written above
    worker.current?.postMessage({ id: ++id.current, table, about } satisfies Question)
  }, [question, log])
  return asked
}

/** Another text whenever the log has changed; while many entries are coming it waits for the end of them. null: not known yet. */
function useLogMark(tableId: string): string | null {
  const { state, onPhone, unsent } = useSync(tableId)
  const now = state === 'loading' ? null : `${onPhone} ${unsent}`
  const [mark, setMark] = useState<string | null>(null)
  if (mark === null && now !== null) setMark(now)
  useEffect(() => {
    if (state === 'busy' || now === null || now === mark) return
    const later = setTimeout(() => setMark(now), 300)
    return () => clearTimeout(later)
  }, [state, now, mark])
  return mark
}
