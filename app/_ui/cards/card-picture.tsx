import type { Card } from '@/lib/cards'
import type { Suit } from '@/lib/score'
import { SuitIcon } from '../suit'
import type { Face } from './face'
import { BLACK, FRENCH, RED } from './french-suit'

/** Where letter and suit stand on a card of 40 × 56. As printed, the suit of an Ober is up, that of an Unter down. */
type Place = { readonly letter: number; readonly suit: number }
const UP: Place = { letter: 49, suit: 4 }
const DOWN: Place = { letter: 23, suit: 29 }

const placeOf = ({ rank }: Card, face: Face): Place => (rank === 'ober' && face === 'german' ? UP : DOWN)

function inkOf({ suit }: Card, face: Face): string {
  return face === 'french' && (suit === 'herz' || suit === 'schellen') ? RED : BLACK
}

type Props = { card: Card; face: Face; letter: string; className?: string }

/** A small playing card, drawn. What it is, is said beside it: see `cardName`. Light by night too, as printed cards are. */
export function CardPicture({ card, face, letter, className }: Props) {
  const place = placeOf(card, face)
  return (
    <svg viewBox="0 0 40 56" className={className ?? 'block h-auto w-full'} aria-hidden>
      <rect x="0.75" y="0.75" width="38.5" height="54.5" rx="5" fill="#fffaf0" stroke="#97825f" strokeWidth="1.5" />
      <text
        x="20"
        y={place.letter}
        textAnchor="middle"
        fontSize="22"
        fontWeight="700"
        fill={inkOf(card, face)}
        style={{ fontFamily: 'var(--font-display)' }}
      >
        {letter}
      </text>
      <svg x="8.5" y={place.suit} width="23" height="23" viewBox="0 0 24 24">
        <SuitPicture suit={card.suit} face={face} />
      </svg>
    </svg>
  )
}

/** The suit alone, as it looks on these cards. */
export function SuitPicture({ suit, face, className }: { suit: Suit; face: Face; className?: string }) {
  if (face === 'german') return <SuitIcon suit={suit} {...(className !== undefined && { className })} />
  return (
    <svg viewBox="0 0 24 24" className={className ?? 'size-6 shrink-0'} aria-hidden>
      {FRENCH[suit]}
    </svg>
  )
}

/** The back: crossed strokes of chalk on felt. */
export function CardBack({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 56" className={className ?? 'block h-auto w-full'} aria-hidden>
      <rect x="0.75" y="0.75" width="38.5" height="54.5" rx="5" className="fill-felt stroke-edge" strokeWidth="1.5" />
      <path
        d="M8 12h24M8 20h24M8 28h24M8 36h24M8 44h24M12 8v40M20 8v40M28 8v40"
        className="stroke-on-felt"
        strokeWidth="1"
        opacity="0.45"
      />
    </svg>
  )
}
