import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import type { Curve } from '@/lib/statistics'
import type { PlayerId } from '@/lib/table'

/** In pixels; `font` is the height of a letter. */
export type Frame = { readonly width: number; readonly height: number; readonly font: number }

export type CurveLine = {
  readonly person: PlayerId
  readonly path: string
  readonly end: { readonly x: number; readonly y: number }
  /** Where the name stands: as near to the end of its line as the others let it. */
  readonly nameAt: number
}
export type CurveGeometry = {
  readonly lines: readonly CurveLine[]
  readonly heights: readonly { readonly value: number; readonly y: number }[]
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** Places along the way that are named, by their step. */
  readonly steps: readonly { readonly at: number; readonly x: number }[]
}

/** A letter is about half as wide as it is high. */
export const widthOf = (words: string, font: number): number => words.length * font * 0.52

/** Names pushed apart until each has its own line, and none leaves the picture. */
function apart(wanted: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, at) => at).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0))
  const placed = [...wanted]
  let least = top
  for (const at of order) {
    placed[at] = Math.max(least, placed[at] ?? 0)
    least = placed[at] + gap
  }
  let most = bottom
  for (const at of order.reverse()) {
    placed[at] = Math.min(most, placed[at] ?? 0)
    most = placed[at] - gap
  }
  return placed
}

type Labels = { readonly amount: (value: number) => string; readonly nameWidth: number }

export function geometryOf(curve: Curve, { width, height, font }: Frame, { amount, nameWidth }: Labels): CurveGeometry {
  const values = curve.lines.flatMap((one) => one.values)
  const domain = [Math.min(0, ...values), Math.max(1, ...values)]
  const y = scaleLinear().domain(domain).nice(4)
  // Of strokes and points there are no halves.
  const ticks = y.ticks(4).filter(Number.isInteger)
  const left = Math.max(...ticks.map((value) => widthOf(amount(value), font))) + font * 0.5
  const right = width - nameWidth - font * 0.9
  const top = font
  const bottom = height - font * 1.9
  y.range([bottom, top])
  const last = curve.steps.length
  const x = scaleLinear().domain([0, last]).range([left, right])
  const draw = line<number>(
    (_, at) => x(at),
    (value) => y(value),
  )
  const ends = curve.lines.map((one) => ({ x: right, y: y(one.values.at(-1) ?? 0) }))
  const names = apart(
    ends.map((end) => end.y),
    font * 1.15,
    top,
    bottom,
  )
  const lines = curve.lines.map(({ person, values: own }, at) => ({
    person,
    path: draw(own) ?? '',
    end: ends[at] ?? { x: right, y: bottom },
    nameAt: names[at] ?? bottom,
  }))
  const named = last < 2 ? [last] : [1, Math.round((1 + last) / 2), last]
  return {
    lines,
    heights: ticks.map((value) => ({ value, y: y(value) })),
    ...{ left, right, top, bottom },
    steps: [...new Set(named)].map((at) => ({ at, x: x(at) })),
  }
}
