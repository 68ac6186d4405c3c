'use client'

import { useSearchParams } from 'next/navigation'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { useBoardTexts, type Format } from '@/lib/i18n'
import { afterPaint } from '@/lib/phone'
import type { EntryId, Evening, PlayerId } from '@/lib/table'
import { later, useSoon } from '@/app/_ui'
import { BavarianSheet } from './bavarian-sheet'
import { AmountRows, DetailFields, Pad, RamschRows } from './soon'
import type { SheetStart } from './start'

const GermanSheet = later(() => import('./german-sheet'))
const RelativeSheet = later(() => import('../relative/sheet'))

/** What the sheet of a game may need after its first tap. */
const SOON = { bavarian: [AmountRows, DetailFields, Pad, RamschRows], german: [GermanSheet], relative: [RelativeSheet] }

type Options = {
  tableId: string
  evening: Evening
  nameOf: (player: PlayerId) => string
  format: Format
  /** A deal lies in the log: its entry, and whether it corrects another. */
  onSaved?: (id: EntryId, corrects: EntryId | null) => void
}

export type DealSheet = {
  /** Opens the sheet for the next deal. */
  readonly enter: (start?: SheetStart) => void
  /** Opens it to correct a deal: the first entry of its chain. */
  readonly correct: (deal: EntryId) => void
  /** Put it anywhere on the screen. */
  readonly sheet: ReactNode
}

/** The part of the address that says the sheet is open: `deal=next`, or the deal that is corrected. */
const PARAM = 'deal'
const NEXT = 'next'
const NOTHING: SheetStart = {}

function address(deal: string | null): string {
  const url = new URL(location.href)
  if (deal === null) url.searchParams.delete(PARAM)
  else url.searchParams.set(PARAM, deal)
  return `${url.pathname}${url.search}${url.hash}`
}

/**
 * The deal sheet of an evening. While it is open it is a step of its own in the browser's history,
 * so that Back closes it, and a reload finds it open with all that was said on it.
 */
export function useDealSheet({ tableId, evening, nameOf, format, onSaved }: Options): DealSheet {
  const texts = useBoardTexts()
  useSoon(SOON['relative' in evening ? 'relative' : evening.game])
  const open = useSearchParams().get(PARAM)
  const [start, setStart] = useState(NOTHING)
  /** Counts the openings: each is a fresh form. */
  const [opening, setOpening] = useState(0)
  /** What is, or was last, on the sheet: it stays while the sheet goes away. */
  const [shown, setShown] = useState<string | null>(open)
  /** Closed here, before the address says so. */
  const [closed, setClosed] = useState(false)
  const [pushed, setPushed] = useState(false)
  if (open === null && closed) setClosed(false)

  /** Closed here, and the step in the history is taken back in a moment. */
  const leaving = useRef<{ readonly pushed: boolean; readonly stop: () => void } | null>(null)
  useEffect(() => () => leaving.current?.stop(), [])

  const show = useCallback((deal: string, begin: SheetStart) => {
    const left = leaving.current
    left?.stop()
    leaving.current = null
    if (left) history.replaceState(null, '', address(deal))
    else history.pushState(null, '', address(deal))
    setStart(begin)
    setOpening((count) => count + 1)
    setShown(deal)
    setClosed(false)
    setPushed(left?.pushed ?? true)
  }, [])

  const close = useCallback(() => {
    if (leaving.current) return
    setClosed(true)
    setPushed(false)
    const leave = () => {
      leaving.current = null
      if (pushed) history.back()
      else history.replaceState(null, '', address(null))
    }
    // The router draws all anew for it: not before the board is on the screen.
    leaving.current = { pushed, stop: afterPaint(leave) }
  }, [pushed])

  const deal = open ?? shown
  const shared = {
    tableId,
    correct: deal === null || deal === NEXT ? null : deal,
    start,
    open: open !== null && !closed,
    nameOf,
    format,
    texts,
    onClose: close,
    onStored: (id: EntryId) => {
      close()
      onSaved?.(id, deal === null || deal === NEXT ? null : deal)
    },
  }
  const key = `${opening} ${deal ?? ''}`
  return {
    enter: useCallback((begin: SheetStart = NOTHING) => show(NEXT, begin), [show]),
    correct: useCallback((corrected: EntryId) => show(corrected, NOTHING), [show]),
    sheet:
      evening.game === 'bavarian' ? (
        <BavarianSheet key={key} evening={evening} {...shared} />
      ) : evening.game === 'german' ? (
        <GermanSheet key={key} evening={evening} {...shared} />
      ) : (
        <RelativeSheet key={key} evening={evening} {...shared} />
      ),
  }
}
