'use client'

import { useId } from 'react'
import { ChalkStroke, type Curve } from '../../_ui/head'
import '../../_ui/head/head.css'
import './relative.css'

/** Four upright strokes, and one across them. */
const BUNDLE = 5
const BUNDLES_IN_ROW = 2
const GAP = 23
const BOX = { width: 118, height: 74 } as const

/** The stroke at this place of a bundle: upright, a little different each time, or across the four before it. */
function strokeAt(place: number): Curve {
  if (place === BUNDLE - 1)
    return [
      [3, 53],
      [
        [30, 44],
        [60, 28],
        [92, 17],
      ],
    ]
  const x = 12 + place * GAP
  const lean = place % 2 === 0 ? 2 : -1
  return [
    [x + lean, 8],
    [
      [x, 26],
      [x - lean, 44],
      [x - lean, 62],
    ],
  ]
}

type Props = {
  strokes: number
  /** The last ones, in the colour of the newest. */
  fresh: number
  /** These are drawn before the eyes. */
  moving: boolean
  target: number
  /** Whose hand draws. */
  hand: number
  label: string
}

/** A tally as it is chalked on a slate: as high as the target needs, so that nothing moves while it grows. */
export function ChalkTally({ strokes, fresh, moving, target, hand, label }: Props) {
  const id = useId()
  const rows = Math.ceil(Math.max(target, strokes) / (BUNDLE * BUNDLES_IN_ROW))
  const firstFresh = strokes - fresh
  return (
    <svg
      viewBox={`0 0 ${BOX.width * BUNDLES_IN_ROW} ${BOX.height * rows}`}
      className="chalk-drawing chalk-tally"
      data-many={fresh > 4 ? '' : undefined}
      role="img"
      aria-label={label}
    >
      {Array.from({ length: strokes }, (_, at) => {
        const bundle = Math.floor(at / BUNDLE)
        const place = at % BUNDLE
        const x = (bundle % BUNDLES_IN_ROW) * BOX.width
        const y = Math.floor(bundle / BUNDLES_IN_ROW) * BOX.height
        return (
          <g key={at} transform={`translate(${x} ${y})`} data-stroke={at + 1}>
            <ChalkStroke
              id={`${id}${at}`}
              name={`tally ${bundle % 4} ${place}`}
              curve={strokeAt(place)}
              hand={hand}
              fresh={at >= firstFresh}
              turn={moving && at >= firstFresh ? at - firstFresh : null}
              box={BOX}
            />
          </g>
        )
      })}
    </svg>
  )
}
