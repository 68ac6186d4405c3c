import { chalkFor } from './chalk'
import type { Curve } from './curve'
import './head.css'

/** A mug of beer in the same chalk: left, bottom, right, handle, and the foam. */
export const MUG: readonly Curve[] = [
  [
    [20, 40],
    [
      [20, 66],
      [22, 90],
      [25, 117],
    ],
  ],
  [
    [22, 113],
    [
      [42, 118],
      [64, 118],
      [84, 113],
    ],
  ],
  [
    [82, 117],
    [
      [85, 90],
      [86, 66],
      [86, 40],
    ],
  ],
  [
    [87, 54],
    [
      [124, 44],
      [122, 104],
      [85, 97],
    ],
  ],
  [
    [14, 44],
    [
      [2, 18],
      [28, 10],
      [37, 20],
    ],
    [
      [44, 2],
      [66, 4],
      [69, 20],
    ],
    [
      [80, 10],
      [104, 22],
      [91, 44],
    ],
  ],
]
export const MUG_BOX = { width: 124, height: 126 } as const

/** One mug for each of the winners. What they mean is said beside them. */
export function Mugs({ count }: { count: number }) {
  return (
    <span className="mugs" aria-hidden>
      {Array.from({ length: count }, (_, mug) => (
        <svg key={mug} viewBox={`0 0 ${MUG_BOX.width} ${MUG_BOX.height}`}>
          {MUG.map((curve, stroke) => (
            <path key={stroke} d={chalkFor(`mug${stroke}`, curve, mug)} />
          ))}
        </svg>
      ))}
    </span>
  )
}
