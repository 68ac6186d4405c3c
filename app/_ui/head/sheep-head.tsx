'use client'

import { useId } from 'react'
import { ChalkStroke } from './chalk-stroke'
import { pathOf } from './curve'
import './head.css'
import { BOX, CURVES, ORDER } from './strokes'

type Props = {
  target: 9 | 12
  /** How many strokes are drawn. */
  strokes: number
  /** How many of them, the last ones, are new: in the other colour. */
  fresh: number
  /** The new ones are drawn before the eyes. */
  moving?: boolean
  /** Whose hand draws: no two heads are quite the same. */
  hand: number
  /** Names the drawing for who cannot see it; without it the words beside it have to. */
  label?: string | undefined
}

/** A sheep's head as far as it is drawn. What is missing is hinted. */
export function SheepHead({ target, strokes, fresh, moving, hand, label }: Props) {
  const id = useId()
  const firstFresh = strokes - fresh
  return (
    <svg
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      className="chalk-drawing sheep-head"
      data-many={fresh > 4 ? '' : undefined}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      {ORDER[target].map((part, at) =>
        at >= strokes ? (
          <path key={part} className="hint" d={pathOf(CURVES[part])} />
        ) : (
          <g key={`${part} drawn`} data-stroke={part}>
            <ChalkStroke
              id={`${id}${part}`}
              name={part}
              curve={CURVES[part]}
              hand={hand}
              fresh={at >= firstFresh}
              turn={moving && at >= firstFresh ? at - firstFresh : null}
              box={BOX}
            />
          </g>
        ),
      )}
    </svg>
  )
}
