'use client'

import { useEffect, useRef, useState } from 'react'
import type { About, Answer, Progress, Question, Told } from './talk'

export type Asked = {
  /** The newest answer; while another is awaited, the one before. */
  readonly told: Told | null
  readonly progress: Progress | null
  readonly failed: boolean
}

/** Asks a worker of this page's own, anew whenever the question or the log changes. */
export function useStatistics(table: string, about: About, log: string): Asked {
  const [asked, setAsked] = useState<Asked>({ told: null, progress: null, failed: false })
  const worker = useRef<Worker | null>(null)
  const id = useRef(0)
  useEffect(() => {
    const own = new Worker(new URL('./worker.ts', import.meta.url))
    own.onmessage = ({ data }: MessageEvent<Answer>) => {
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
    const { table, about } = JSON.parse(question) as Omit<Question, 'id'> // written above
    worker.current?.postMessage({ id: ++id.current, table, about } satisfies Question)
  }, [question, log])
  return asked
}
