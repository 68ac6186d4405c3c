'use client'

import type { Texts } from '@/lib/i18n'
import type { PadKey } from './amount-moves'

type Props = {
  /** What is being written, for screen readers. */
  label: string
  onKey: (key: PadKey) => void
  /** With a key that changes plus and minus. */
  signed?: boolean
  texts: Texts
}

const KEY =
  'min-h-touch min-w-0 rounded-chip border border-edge bg-card text-ink tabular text-xl font-bold active:bg-felt active:text-on-felt'

/** Digits under the thumb in two rows, so that nothing covers the sheet. Digits on a keyboard work too while it has the focus. */
export function Pad({ label, onKey, signed, texts }: Props) {
  const digit = (value: number) => (
    <button key={value} type="button" className={KEY} onClick={() => onKey(value)}>
      {value}
    </button>
  )
  return (
    <div
      role="group"
      aria-label={label}
      className="grid grid-cols-6 gap-1.5"
      onKeyDown={(event) => {
        if (/^\d$/.test(event.key)) onKey(Number(event.key))
        else if (event.key === 'Backspace') onKey('erase')
        else if (event.key === '-' && signed) onKey('sign')
        else return
        event.preventDefault()
      }}
    >
      {[1, 2, 3, 4, 5].map(digit)}
      <button type="button" className={KEY} aria-label={texts.sheet.erase} onClick={() => onKey('erase')}>
        ⌫
      </button>
      {[6, 7, 8, 9, 0].map(digit)}
      {signed && (
        <button type="button" className={KEY} aria-label={texts.sheet.sign} onClick={() => onKey('sign')}>
          ±
        </button>
      )}
    </div>
  )
}
