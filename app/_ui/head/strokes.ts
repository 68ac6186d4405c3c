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
  [114, 121],
  [
    [120, 103],
    [144, 101],
    [153, 116],
  ],
]
const LEFT_HORN: Curve = [
  [101, 62],
  [
    [86, 12],
    [22, 10],
    [14, 80],
  ],
  [
    [9, 140],
    [70, 162],
    [80, 117],
  ],
  [
    [85, 84],
    [44, 76],
    [42, 103],
  ],
  [
    [42, 117],
    [55, 119],
    [60, 109],
  ],
]
const LEFT_EAR: Curve = [
  [111, 170],
  [
    [92, 166],
    [68, 176],
    [54, 204],
  ],
]
const RIGHT_SIDE: Curve = [
  [243, 52],
  [
    [250, 104],
    [232, 142],
    [221, 176],
  ],
  [
    [214, 200],
    [213, 224],
    [205, 251],
  ],
]

/** The same way, walked from its end. */
const back = ([start, ...pieces]: Curve): Curve => {
  const stops = [start, ...pieces.map(([, , end]) => end)].toReversed()
  const [first = start, ...rest] = stops
  const turned = pieces.toReversed()
  return [first, ...rest.map((stop, at) => [turned[at]?.[1] ?? stop, turned[at]?.[0] ?? stop, stop] as const)]
}

/** Each stroke in the direction in which the chalk goes. Those of the head cross a little, as quick strokes do. */
export const CURVES: Readonly<Record<Part, Curve>> = {
  top: [
    [90, 62],
    [
      [138, 52],
      [204, 53],
      [251, 60],
    ],
  ],
  right: RIGHT_SIDE,
  bottom: [
    [215, 240],
    [
      [186, 250],
      [154, 250],
      [125, 241],
    ],
  ],
  left: back(mirror(RIGHT_SIDE, MIDDLE)),
  leftEye: LEFT_EYE,
  rightEye: mirror(LEFT_EYE, MIDDLE),
  leftHorn: LEFT_HORN,
  rightHorn: mirror(LEFT_HORN, MIDDLE),
  leftEar: LEFT_EAR,
  rightEar: mirror(LEFT_EAR, MIDDLE),
  mouth: [
    [142, 221],
    [
      [156, 232],
      [184, 232],
      [198, 221],
    ],
  ],
  nose: [
    [174, 134],
    [
      [163, 156],
      [176, 178],
      [166, 207],
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
