'use client'

import { useId } from 'react'
import { chalkFor } from './chalk'
import { pathOf } from './curve'
import './head.css'
import { BOX, CURVES, ORDER, type Part } from './strokes'

const PATHS = Object.fromEntries(Object.entries(CURVES).map(([part, curve]) => [part, pathOf(curve)])) as Readonly<
  Record<Part, string>
> // the same keys

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
      className="sheep-head"
      data-many={fresh > 4 ? '' : undefined}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      {ORDER[target].map((part, at) => {
        if (at >= strokes) return <path key={part} className="hint" d={PATHS[part]} />
        const isNew = at >= firstFresh
        const mask = `${id}${part}`
        return (
          <g key={`${part} drawn`} data-stroke={part}>
            {isNew && moving && (
              <mask id={mask} maskUnits="userSpaceOnUse" x="0" y="0" width={BOX.width} height={BOX.height}>
                <path className="reveal" data-turn={at - firstFresh} d={PATHS[part]} pathLength="1" />
              </mask>
            )}
            <path
              d={chalkFor(part, CURVES[part], hand)}
              data-fresh={isNew ? '' : undefined}
              mask={isNew && moving ? `url(#${mask})` : undefined}
            />
          </g>
        )
      })}
    </svg>
  )
}
