import { mirror, type Curve } from './curve'

/** What is drawn, by name; the words of a language name them too. */
export type Part =
  | 'top'
  | 'right'
  | 'bottom'
  | 'left'
  | 'leftEye'
  | 'rightEye'
  | 'leftHorn'
  | 'rightHorn'
  | 'leftEar'
  | 'rightEar'
  | 'mouth'
  | 'nose'

/** The sheet that a head is drawn on. */
export const BOX = { width: 340, height: 264 } as const
const MIDDLE = BOX.width / 2

const LEFT_EYE: Curve = [
  [119, 116],
  [
    [126, 108],
    [141, 107],
    [150, 113],
  ],
]
const LEFT_HORN: Curve = [
  [99, 58],
  [
    [76, 14],
    [22, 26],
    [17, 88],
  ],
  [
    [13, 142],
    [66, 160],
    [80, 124],
  ],
  [
    [87, 102],
    [66, 84],
    [53, 102],
  ],
]
const LEFT_EAR: Curve = [
  [110, 172],
  [
    [92, 168],
    [70, 178],
    [56, 202],
  ],
]

/** Each stroke in the direction in which the chalk goes. */
export const CURVES: Readonly<Record<Part, Curve>> = {
  top: [
    [97, 59],
    [
      [140, 53],
      [200, 54],
      [243, 59],
    ],
  ],
  right: [
    [242, 57],
    [
      [246, 120],
      [228, 184],
      [206, 245],
    ],
  ],
  bottom: [
    [209, 242],
    [
      [184, 249],
      [156, 249],
      [131, 242],
    ],
  ],
  left: [
    [134, 245],
    [
      [112, 184],
      [94, 120],
      [98, 57],
    ],
  ],
  leftEye: LEFT_EYE,
  rightEye: mirror(LEFT_EYE, MIDDLE),
  leftHorn: LEFT_HORN,
  rightHorn: mirror(LEFT_HORN, MIDDLE),
  leftEar: LEFT_EAR,
  rightEar: mirror(LEFT_EAR, MIDDLE),
  mouth: [
    [147, 219],
    [
      [158, 229],
      [182, 229],
      [193, 219],
    ],
  ],
  nose: [
    [170, 146],
    [
      [163, 166],
      [166, 184],
      [172, 203],
    ],
  ],
}

const FACE = ['top', 'right', 'bottom', 'left', 'leftEye', 'rightEye', 'leftHorn', 'rightHorn'] as const

/**
 * The order of the strokes. Nine as the old books count them: four for the head, two eyes, two horns, and the nose,
 * which wins. Twelve are only reported, never described: here ears and mouth go before the nose.
 */
export const ORDER: Readonly<Record<9 | 12, readonly Part[]>> = {
  9: [...FACE, 'nose'],
  12: [...FACE, 'leftEar', 'rightEar', 'mouth', 'nose'],
}
