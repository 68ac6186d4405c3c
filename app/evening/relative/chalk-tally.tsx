'use client'

import { chalkFor } from '../../_ui/head'
import '../../_ui/head/head.css'
import './relative.css'

type Curve = Parameters<typeof chalkFor>[1]

/** Four upright strokes, and one across them. */
const BUNDLE = 5
const BUNDLES_IN_ROW = 2
const GAP = 17
const WIDTH = 96
const HEIGHT = 74

/** The stroke at this place of a bundle: upright, a little different each time, or across the four before it. */
function strokeAt(place: number): Curve {
  if (place === BUNDLE - 1)
    return [
      [4, 52],
      [
        [24, 44],
        [48, 26],
        [72, 18],
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
  target: number
  /** Whose hand draws. */
  hand: number
  label: string
}

/** A tally as it is chalked on a slate: as high as the target needs, so that nothing moves while it grows. */
export function ChalkTally({ strokes, fresh, target, hand, label }: Props) {
  const rows = Math.ceil(Math.max(target, strokes) / (BUNDLE * BUNDLES_IN_ROW))
  return (
    <svg
      viewBox={`0 0 ${WIDTH * BUNDLES_IN_ROW} ${HEIGHT * rows}`}
      className="chalk-tally"
      role="img"
      aria-label={label}
    >
      {Array.from({ length: strokes }, (_, at) => {
        const bundle = Math.floor(at / BUNDLE)
        const place = at % BUNDLE
        const x = (bundle % BUNDLES_IN_ROW) * WIDTH
        const y = Math.floor(bundle / BUNDLES_IN_ROW) * HEIGHT
        return (
          <path
            key={at}
            d={chalkFor(`tally ${bundle % 4} ${place}`, strokeAt(place), hand)}
            transform={`translate(${x} ${y})`}
            fillRule="evenodd"
            data-stroke={at + 1}
            data-fresh={at >= strokes - fresh ? '' : undefined}
          />
        )
      })}
    </svg>
  )
}
