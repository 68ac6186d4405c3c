'use client'

import type { ReactNode } from 'react'
import { useBoardTexts } from '@/lib/i18n'

/** The empty pad while the phone's log is opened: no spinner, for it takes a moment only. */
export function Waiting() {
  const texts = useBoardTexts()
  return (
    <main className="page" aria-busy>
      <p className="sr-only">{texts.common.loading}</p>
    </main>
  )
}

/** A page that has one thing to say. */
export function Notice({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <main className="page mx-auto flex max-w-xl flex-col items-start justify-center gap-4">
      <h1 className="text-3xl">{title}</h1>
      {children && <div className="text-muted text-lg">{children}</div>}
      {action}
    </main>
  )
}
