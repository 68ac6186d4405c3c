import type { Suit } from '@/lib/score'

/** Our own small drawings of the German suits. The word beside it, or `title`, names it. */
const DRAWINGS: Readonly<Record<Suit, React.ReactNode>> = {
  // An acorn in its cup, with a stalk.
  eichel: (
    <>
      <path d="M12 2.5v4" stroke="#4d3a17" strokeWidth="2" strokeLinecap="round" fill="none" />
      <path d="M6.4 11.6c0 5 2.7 9.3 5.6 10.2 2.9-.9 5.6-5.2 5.6-10.2z" fill="#c98f2c" />
      <path
        d="M4.6 11.9c-.5-4 3.1-6.6 7.4-6.6s7.9 2.6 7.4 6.6c-.1.7-.7 1.1-1.4 1.1H6c-.7 0-1.3-.4-1.4-1.1z"
        fill="#4f7a35"
      />
      <path d="M8 7.6l8 4.6M16 7.6l-8 4.6M12 5.6v7" stroke="#33531f" strokeWidth="0.9" fill="none" />
    </>
  ),
  // A leaf with its ribs.
  gras: (
    <>
      <path d="M12 17v5" stroke="#2c5a26" strokeWidth="2.2" strokeLinecap="round" fill="none" />
      <path
        d="M12 1.8c1.5 3.7 7.7 5.9 7.7 11 0 3.2-2.4 5-4.6 5-1.4 0-2.5-.6-3.1-1.6-.6 1-1.7 1.6-3.1 1.6-2.2 0-4.6-1.8-4.6-5 0-5.1 6.2-7.3 7.7-11z"
        fill="#3f8a3a"
      />
      <path
        d="M12 5.5V17M12 10.5l3.6-2M12 10.5l-3.6-2M12 14.2l4.2-2.3M12 14.2l-4.2-2.3"
        stroke="#dcebc9"
        strokeWidth="0.9"
        strokeLinecap="round"
        fill="none"
      />
    </>
  ),
  herz: (
    <>
      <path
        d="M12 21.5C7.4 17.2 2.6 13.3 2.6 8.6 2.6 5.5 4.9 3.3 7.6 3.3c1.9 0 3.5 1 4.4 2.7.9-1.7 2.5-2.7 4.4-2.7 2.7 0 5 2.2 5 5.3 0 4.7-4.8 8.6-9.4 12.9z"
        fill="#c8372d"
      />
      <path d="M6 7.8c.3-1.3 1.2-2 2.3-2" stroke="#f3b9ae" strokeWidth="1.3" strokeLinecap="round" fill="none" />
    </>
  ),
  // A round bell with its band, slit and loop.
  schellen: (
    <>
      <circle cx="12" cy="3.4" r="1.7" fill="none" stroke="#8a5f12" strokeWidth="1.5" />
      <circle cx="12" cy="13.3" r="8.3" fill="#e0ab35" stroke="#8a5f12" strokeWidth="1.1" />
      <path d="M3.9 11.4c4.7 2 11.5 2 16.2 0v2.9c-4.7 2-11.5 2-16.2 0z" fill="#b8452f" />
      <path
        d="M12 16.8v4.2M9.5 18.3a2.5 1.3 0 0 0 5 0"
        stroke="#5a3c08"
        strokeWidth="1.2"
        strokeLinecap="round"
        fill="none"
      />
    </>
  ),
}

type Props = { suit: Suit; title?: string; className?: string }

export function SuitIcon({ suit, title, className }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className ?? 'size-6 shrink-0'}
      role={title === undefined ? undefined : 'img'}
      aria-label={title}
      aria-hidden={title === undefined ? true : undefined}
    >
      {DRAWINGS[suit]}
    </svg>
  )
}
