import type { Suit } from '@/lib/score'

/** Ink of the printed cards: they are light by night too. */
export const BLACK = '#2b2118'
export const RED = '#b3261e'

/** Our own drawings of the French suits, on the same 24 × 24 as the German ones. */
export const FRENCH: Readonly<Record<Suit, React.ReactNode>> = {
  eichel: (
    <path
      fill={BLACK}
      d="M12 2.4a4.6 4.6 0 0 1 3.5 7.6 4.6 4.6 0 1 1-2.6 6.3c.2 2.3.9 3.9 2.6 5.3h-7c1.7-1.4 2.4-3 2.6-5.3A4.6 4.6 0 1 1 8.5 10 4.6 4.6 0 0 1 12 2.4z"
    />
  ),
  gras: (
    <path
      fill={BLACK}
      d="M12 2c1.6 4.2 8.4 6.7 8.4 11.7 0 2.7-2 4.6-4.3 4.6-1.4 0-2.5-.6-3.2-1.6.3 2.1 1 3.6 2.6 4.900h-7c1.6-1.3 2.3-2.8 2.6-4.9-.7 1-1.8 1.6-3.2 1.6-2.3 0-4.3-1.9-4.3-4.600C3.6 8.7 10.4 6.2 12 2z"
    />
  ),
  herz: (
    <path
      fill={RED}
      d="M12 21.500C7.4 17.2 2.6 13.3 2.6 8.6c0-3.1 2.3-5.3 5-5.3 1.9 0 3.5 1 4.4 2.7.9-1.7 2.5-2.7 4.4-2.7 2.7 0 5 2.2 5 5.3 0 4.7-4.8 8.6-9.4 12.9z"
    />
  ),
  schellen: (
    <path
      fill={RED}
      d="M12 1.8c2 3.7 4.4 7 7.4 10.2-3 3.2-5.4 6.5-7.4 10.2-2-3.7-4.4-7-7.4-10.2 3-3.2 5.4-6.5 7.4-10.2z"
    />
  ),
}
