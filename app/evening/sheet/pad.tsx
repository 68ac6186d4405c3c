'use client'

import type { BoardTexts } from '@/lib/i18n'
import type { PadKey } from './amount-moves'

type Props = {
  /** What is being written, for screen readers. */
  label: string
  onKey: (key: PadKey) => void
  /** With a key that changes plus and minus. */
  signed?: boolean
  /** With keys that write two digits at once: of a double pack even the smaller half has three. */
  tens?: readonly number[]
  /** With a key for counting cards instead. */
  onCount?: () => void
  texts: BoardTexts
}

const KEY =
  'min-h-touch min-w-0 rounded-chip border border-edge bg-card text-ink tabular text-xl font-bold active:bg-felt active:text-on-felt'

/** Digits under the thumb in two rows, so that nothing covers the sheet. Digits on a keyboard work too while it has the focus. */
export function Pad({ label, onKey, signed, tens, onCount, texts }: Props) {
  const digit = (value: number) => (
    <button key={value} type="button" className={value < 10 ? KEY : `${KEY} col-span-2`} onClick={() => onKey(value)}>
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
      {onCount && (
        <button
          type="button"
          className={`${KEY} grid place-items-center`}
          aria-label={texts.sheet.countCards}
          onClick={onCount}
        >
          <svg viewBox="0 0 24 24" className="size-7 stroke-current" aria-hidden fill="none" strokeWidth="1.8">
            <path d="M4.5 7.5l6.5-2.300 4.200 11.600-6.5 2.400z" strokeLinejoin="round" />
            <path d="M14 4h6v13h-3.200" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </button>
      )}
      {tens?.map(digit)}
    </div>
  )
}
