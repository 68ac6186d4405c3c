'use client'

import { memo, useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useBoardTexts } from '@/lib/i18n'
import { afterPaint } from '@/lib/phone'

type Props = {
  open: boolean
  /** Esc, the backdrop, Back on Android, or the cross. */
  onClose: () => void
  title: ReactNode
  /** Under the title, does not scroll: the sentence and the amount. */
  head?: ReactNode
  /** Under the thumb, does not scroll: the one big button. */
  foot?: ReactNode
  /** As high as its content also on a phone. */
  low?: boolean
  children: ReactNode
}

/** Sentences longer than this, which would take two lines of a phone, stand in smaller letters. */
const LONG = 22

/** What clears away sheets that are gone from the screen. */
const going = new Set<() => void>()

/**
 * A native dialog: the whole screen of a phone, a card on larger ones. Focus, Esc and the way back come from the browser.
 * It goes at once: what it holds is taken away, and the page behind it laid out anew for closing it, only after what has
 * changed there is on the screen.
 */
export function Sheet({ open, onClose, low, ...parts }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const [filled, setFilled] = useState(open)
  if (open && !filled) setFilled(true)
  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === open) return
    if (open) {
      // The focus will go back to where it was before the one that led here.
      for (const clear of going) clear()
      return element.showModal()
    }
    const clear = () => {
      going.delete(clear)
      element.close()
      setFilled(false)
    }
    going.add(clear)
    const stop = afterPaint(clear)
    return () => {
      going.delete(clear)
      stop()
    }
  }, [open])
  return (
    <dialog
      ref={dialog}
      hidden={!open}
      aria-labelledby={heading}
      data-low={low ? '' : undefined}
      onCancel={(event) => {
        if (event.target !== dialog.current) return
        event.preventDefault()
        if (open) onClose()
      }}
      onClose={() => open && onClose()}
      onClick={(event) => event.target === dialog.current && onClose()}
      className="sheet bg-paper text-ink shadow-sheet overflow-hidden rounded-t-2xl"
    >
      {filled && <Parts {...parts} open={open} heading={heading} onClose={onClose} />}
    </dialog>
  )
}

type PartsProps = Omit<Props, 'low'> & { heading: string }

/** Stays as it was while the sheet goes. */
const Parts = memo(
  function Parts({ heading, onClose, title, head, foot, children }: PartsProps) {
    const texts = useBoardTexts()
    const isLong = typeof title === 'string' && title.length > LONG
    return (
      <div className="sheet-room max-h-[inherit]">
        <div className="sheet-parts">
          <div className="bg-card border-line shrink-0 border-b border-dashed px-4 pt-2 pb-1.5">
            <div className="flex items-start justify-between gap-3">
              <h2 id={heading} className={`min-w-0 flex-1 pt-1 ${isLong ? 'text-xl' : 'text-2xl'}`}>
                {title}
              </h2>
              <button
                type="button"
                onClick={onClose}
                aria-label={texts.common.close}
                className="size-touch -mt-1 -mr-2 grid shrink-0 place-items-center rounded-full"
              >
                <svg viewBox="0 0 24 24" className="size-6 stroke-current" aria-hidden fill="none" strokeWidth="2">
                  <path d="M5 5l14 14M19 5L5 19" strokeLinecap="round" />
                </svg>
              </button>
            </div>
            {head}
          </div>
          <div className="sheet-middle px-4 py-1.5">{children}</div>
          {foot && (
            <div className="sheet-foot bg-card border-line shrink-0 border-t px-3 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))]">
              {foot}
            </div>
          )}
        </div>
      </div>
    )
  },
  (_, next) => !next.open,
)
