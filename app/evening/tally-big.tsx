'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { useTexts } from '@/lib/i18n'

type Props = { open: boolean; onClose: () => void; children: ReactNode }

/** The slate alone on the whole screen: for the television in the pub, or a tablet in the middle of the table. */
export function TallyBig({ open, onClose, children }: Props) {
  const texts = useTexts()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === open) return
    if (!open) return element.close()
    element.showModal()
    // Not every phone can, or may: then the dialog alone has to do.
    element.requestFullscreen?.().catch(() => undefined)
  }, [open])
  return (
    <dialog
      ref={dialog}
      aria-label={texts.head.slate}
      className="slate-screen slate-night"
      onClose={() => {
        if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined)
        if (open) onClose()
      }}
    >
      {open && (
        <div className="slate-screen-inner">
          <button type="button" onClick={onClose} aria-label={texts.common.close} className="slate-close size-touch">
            <svg viewBox="0 0 24 24" className="size-6 stroke-current" aria-hidden fill="none" strokeWidth="2">
              <path d="M5 5l14 14M19 5L5 19" strokeLinecap="round" />
            </svg>
          </button>
          {children}
        </div>
      )}
    </dialog>
  )
}
