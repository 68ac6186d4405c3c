'use client'

import Link from 'next/link'
import { useEffect, useState, type ReactNode } from 'react'
import { useTexts } from '@/lib/i18n'
import type { Evening } from '@/lib/table'
import { to } from '../../_ui'
import { DealCount } from '../deal-count'
import { BIG_KEY } from './big-key'
import './big.css'

type Props = {
  tableId: string
  tableName: string
  evening: Evening
  /** Beside the way back, for whoever touches the screen. */
  keys?: ReactNode
  /** Where they hide nothing that is looked at. */
  keysAt?: 'top' | 'bottom'
  className?: string
  children: ReactNode
}

/** How long after the last touch the way back stays in view, in milliseconds. */
const STAYS = 4_000

/** A board for a television or a tablet in the middle of the table: large, live, and nothing that has to be pressed. */
export function BigFrame({ tableId, tableName, evening, keys, keysAt = 'bottom', className, children }: Props) {
  const texts = useTexts()
  const touched = useTouched()
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset['big'] = ''
    return () => void delete dataset['big']
  }, [])
  return (
    <main className={`min-h-dvh p-3 ${className ?? ''}`}>
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 pb-2">
        <h1 className="text-2xl hyphens-auto">{tableName}</h1>
        <span className="text-muted">
          <DealCount evening={evening} />
        </span>
      </header>
      {children}
      <div
        className={`fixed ${keysAt === 'top' ? 'inset-x-0 top-2 justify-center' : 'right-3 bottom-3 justify-end'} flex flex-wrap gap-2 transition-opacity focus-within:opacity-100 ${touched ? '' : 'opacity-0'}`}
      >
        {keys}
        <Link href={to.evening(tableId, evening.session.id)} className={BIG_KEY}>
          {texts.board.bigEnd}
        </Link>
      </div>
    </main>
  )
}

/** Somebody moved the pointer, touched the screen or pressed a key a moment ago. */
function useTouched(): boolean {
  const [touched, setTouched] = useState(true)
  useEffect(() => {
    let timer = setTimeout(() => setTouched(false), STAYS)
    const again = () => {
      clearTimeout(timer)
      setTouched(true)
      timer = setTimeout(() => setTouched(false), STAYS)
    }
    const kinds = ['pointermove', 'pointerdown', 'keydown'] as const
    for (const kind of kinds) addEventListener(kind, again)
    return () => {
      clearTimeout(timer)
      for (const kind of kinds) removeEventListener(kind, again)
    }
  }, [])
  return touched
}
