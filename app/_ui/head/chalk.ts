import { pointsOf, type Curve, type Point } from './curve'

const STEP = 2.2
const HALF_WIDTH = 5.3
/** Places where the chalk skipped, for each step along the stroke. */
const GAPS = 2.1

/** The same numbers for the same seed, on every phone: between 0 and 1 (mulberry32). */
function dice(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A place of the stroke: where the hand is, what is sideways from there, and half the width. */
type Spot = { readonly at: Point; readonly side: Point; readonly half: number }

/** Where the hand goes: near the curve, never quite on it, and pressing less at the ends. */
function handAlong(curve: Curve, roll: () => number): Spot[] {
  const points = pointsOf(curve, STEP)
  const slow = roll() * 6.3
  const quick = roll() * 6.3
  return points.map((point, index) => {
    const before = points[index - 1] ?? point
    const after = points[index + 1] ?? point
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
    const side: Point = [-(after[1] - before[1]) / length, (after[0] - before[0]) / length]
    const sway = 1.2 * Math.sin(slow + index / 11) + 0.5 * Math.sin(quick + index / 4)
    const ends = Math.min(1, (index + 4) / 7, (points.length - index + 3) / 7)
    const half = HALF_WIDTH * ends * (0.93 + 0.09 * Math.sin(quick + index / 6))
    return { at: [point[0] + side[0] * sway, point[1] + side[1] * sway], side, half }
  })
}

const beside = ({ at, side, half }: Spot, offset: number): Point => [
  at[0] + side[0] * half * offset,
  at[1] + side[1] * half * offset,
]

const tenth = (value: number): string => String(Math.round(value * 10) / 10)
const pair = ([x, y]: Point): string => `${tenth(x)} ${tenth(y)}`

/** A small leaf along the stroke: cut out where the chalk skipped, or a crumb beside it. */
function crumb(spot: Spot, offset: number, long: number, broad: number): string {
  const [sx, sy] = spot.side
  const [x, y] = beside(spot, offset)
  return `M${pair([x, y])}l${pair([sy * long + sx * broad, -sx * long + sy * broad])} ${pair([sy * long - sx * broad, -sx * long - sy * broad])} ${pair([-sy * long - sx * broad, sx * long - sy * broad])}z`
}

/**
 * Chalk along a curve, as the `d` of one area to be filled by the even-odd rule: a ragged ribbon, leaves cut out of it
 * where the chalk skipped, most of them near the edges, and crumbs beside it. No filter and no mask, so that a slow
 * phone draws it at once and it is sharp at any size.
 */
export function chalkOf(curve: Curve, seed: number): string {
  const roll = dice(seed)
  const spots = handAlong(curve, roll)
  const edge = (spot: Spot, side: -1 | 1) => pair(beside(spot, side * (0.86 + roll() * 0.3)))
  const out = spots.map((spot) => edge(spot, 1))
  const home = spots.toReversed().map((spot) => edge(spot, -1))
  let area = `M${[...out, ...home].join('L')}z`
  const anywhere = () => spots[Math.floor(roll() * spots.length)]
  for (let gap = 0; gap < spots.length * GAPS; gap++) {
    const spot = anywhere()
    const side = roll() < 0.5 ? -1 : 1
    if (spot) area += crumb(spot, side * (1 - roll() ** 1.5) * 0.95, 0.3 + roll() * 1.1, 0.25 + roll() * 0.55)
  }
  for (let dust = 0; dust < spots.length / 2; dust++) {
    const spot = anywhere()
    const side = roll() < 0.5 ? -1 : 1
    if (spot) area += crumb(spot, side * (1.12 + roll() * 0.3), 0.2 + roll() * 0.5, 0.2 + roll() * 0.3)
  }
  return area
}

const drawn = new Map<string, string>()

/** The chalk of this stroke by this hand, made once. */
export function chalkFor(name: string, curve: Curve, hand: number): string {
  const key = `${name} ${hand}`
  const known = drawn.get(key)
  if (known !== undefined) return known
  let seed = hand + 1
  for (const letter of name) seed = Math.imul(seed, 31) + letter.charCodeAt(0)
  const made = chalkOf(curve, seed)
  drawn.set(key, made)
  return made
}
