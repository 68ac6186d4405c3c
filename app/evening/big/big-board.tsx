'use client'

import Link from 'next/link'
import { useEffect, useState } from 'react'
import { useTexts, type Format } from '@/lib/i18n'
import type { BavarianEvening, PlayerId } from '@/lib/table'
import { to } from '../../_ui'
import { DealCount } from '../deal-count'
import { Felt } from '../felt'
import { Pad } from '../pad'
import './big.css'

type Props = {
  tableId: string
  tableName: string
  evening: BavarianEvening
  nameOf: (player: PlayerId) => string
  format: Format
}

/** How long after the last touch the way back stays in view, in milliseconds. */
const STAYS = 4_000

/** The board for a television or a tablet in the middle of the table: large, live, and nothing to press. */
export default function BigBoard({ tableId, tableName, evening, nameOf, format }: Props) {
  const texts = useTexts()
  const touched = useTouched()
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset['big'] = ''
    return () => void delete dataset['big']
  }, [])
  return (
    <main className="min-h-dvh p-3">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 pb-2">
        <h1 className="text-2xl hyphens-auto">{tableName}</h1>
        <span className="text-muted">
          <DealCount evening={evening} />
        </span>
      </header>
      <div className="big-halves">
        <Felt evening={evening} nameOf={nameOf} format={format} onTap={null} />
        <Pad evening={evening} nameOf={nameOf} format={format} onOpen={null} />
      </div>
      <Link
        href={to.evening(tableId, evening.session.id)}
        className={`bg-ink text-paper rounded-chip shadow-card fixed right-3 bottom-3 px-4 py-2 font-bold transition-opacity focus-visible:opacity-100 ${touched ? '' : 'opacity-0'}`}
      >
        {texts.board.bigEnd}
      </Link>
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
