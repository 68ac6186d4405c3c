'use client'

import Link from 'next/link'
import type { ReactNode } from 'react'
import { useBoardTexts } from '@/lib/i18n'

type Props = { title: ReactNode; back?: string; under?: ReactNode; aside?: ReactNode }

/** Names longer than this stand in smaller letters when they share the line. */
const WIDE = 14

/** The head of a page: the way back, what it is, and a word at its side. */
export function PageHeader({ title, back, under, aside }: Props) {
  const texts = useBoardTexts()
  const long = aside !== undefined && typeof title === 'string' && title.length > WIDE
  return (
    <header className="flex flex-wrap items-start justify-end gap-x-1 pt-[max(0.75rem,env(safe-area-inset-top))] pb-3">
      {back !== undefined && (
        <Link
          href={back}
          aria-label={texts.common.back}
          className="size-touch -mr-1 -ml-3 grid shrink-0 place-items-center rounded-full"
        >
          <svg viewBox="0 0 24 24" className="size-6 stroke-current" aria-hidden fill="none" strokeWidth="2.2">
            <path d="M15 5l-7 7 7 7" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </Link>
      )}
      <div className="min-w-[min(8rem,100%-3rem)] flex-1 self-center">
        <h1 className={`hyphens-auto ${long ? 'text-[1.1875rem]' : 'text-[1.625rem]'}`}>{title}</h1>
        {under && <div className="text-muted leading-snug">{under}</div>}
      </div>
      {aside && <div className="shrink-0 text-right">{aside}</div>}
    </header>
  )
}
