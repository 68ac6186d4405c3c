import { dice } from '@/lib/cards'
import { pointsOf, type Curve, type Point } from './curve'

const STEP = 2.6
const HALF_WIDTH = 6
/** Threads of chalk beside each other in one stroke. */
const THREADS = 7

/** A place of the stroke: where the hand is, what is sideways from there, half the width, and how hard it presses. */
type Spot = { readonly at: Point; readonly side: Point; readonly half: number; readonly force: number }

/** Where the hand goes: near the curve, never quite on it. It puts the chalk down firmly and lifts it on the way out. */
function handAlong(curve: Curve, roll: () => number): Spot[] {
  const points = pointsOf(curve, STEP)
  const slow = roll() * 6.3
  const quick = roll() * 6.3
  return points.map((point, index) => {
    const before = points[index - 1] ?? point
    const after = points[index + 1] ?? point
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
    const side: Point = [-(after[1] - before[1]) / length, (after[0] - before[0]) / length]
    const sway = 1.25 * Math.sin(slow + index / 11) + 0.5 * Math.sin(quick + index / 4)
    const ends = Math.min(1, (index + 4) / 6, (points.length - index + 3) / 8)
    const gone = index / Math.max(1, points.length - 1)
    const force = 1 - 0.28 * gone + 0.16 * Math.sin(quick + index / 8)
    const half = HALF_WIDTH * ends * (0.8 + 0.2 * force + 0.05 * Math.sin(slow + index / 5))
    return { at: [point[0] + side[0] * sway, point[1] + side[1] * sway], side, half, force }
  })
}

const beside = ({ at, side, half }: Spot, offset: number): Point => [
  at[0] + side[0] * half * offset,
  at[1] + side[1] * half * offset,
]

const tenth = (value: number): number => Math.round(value * 10) / 10

/** An area through these points, written as short as a path can be: the first as it is, then the steps between them. */
function areaOf(points: readonly Point[]): string {
  let [x, y] = [0, 0]
  const steps = points.map((point) => {
    const step = [tenth(point[0] - x), tenth(point[1] - y)] as const
    x = tenth(x + step[0])
    y = tenth(y + step[1])
    return `${step[0]}${step[1] < 0 ? '' : ' '}${step[1]}`
  })
  return `M${steps[0] ?? ''}l${steps.slice(1).join(' ')}z`
}

type Place = { readonly out: Point; readonly home: Point }

/** The pieces of one thread: it breaks where the slate is rough and the hand light, at the edges more than inside. */
function threadOf(spots: readonly Spot[], offset: number, roll: () => number): string {
  let area = ''
  let piece: Place[] = []
  let rough = roll()
  const lay = () => {
    if (piece.length > 1)
      area += areaOf([...piece.map(({ out }) => out), ...piece.toReversed().map(({ home }) => home)])
    piece = []
  }
  for (const spot of spots) {
    rough = rough * 0.55 + roll() * 0.45
    const grip = spot.force - 0.38 * offset * offset + 0.85 * (rough - 0.5) + 0.5 * (roll() - 0.5)
    const broad = (Math.min(1, grip) * 0.86) / THREADS
    if (grip < 0.4) {
      // The last grain before a gap is a point, and so is the first after it.
      piece.push({ out: beside(spot, offset), home: beside(spot, offset) })
      lay()
    }
    const [far, near] = [broad * (1 + roll() * 0.9), broad * (1 + roll() * 0.9)]
    piece.push({ out: beside(spot, offset + far), home: beside(spot, offset - near) })
  }
  lay()
  return area
}

/** A crumb that fell beside the stroke. */
function crumb(spot: Spot, roll: () => number): string {
  const [x, y] = beside(spot, (roll() < 0.5 ? -1 : 1) * (1.05 + roll() ** 2 * 0.8))
  const size = 0.3 + roll() * 0.5
  const turn = roll() * 6.3
  return areaOf([0, 2.1, 4.2].map((angle) => [x + Math.cos(turn + angle) * size, y + Math.sin(turn + angle) * size]))
}

/**
 * Chalk along a curve, as the `d` of one area: threads beside each other that tear where the slate is rough, and crumbs
 * that fell. No filter and no mask, so that a slow phone draws it at once and it is sharp at any size.
 */
export function chalkOf(curve: Curve, seed: number): string {
  const roll = dice(seed)
  const spots = handAlong(curve, roll)
  let area = ''
  for (let thread = 0; thread < THREADS; thread++) {
    const offset = ((thread + 0.5) / THREADS) * 2 - 1
    // Not all threads touch the slate at the same moment.
    area += threadOf(spots.slice(Math.floor(roll() * 2.5), spots.length - Math.floor(roll() * 3)), offset, roll)
  }
  for (const spot of spots) if (roll() < 0.6) area += crumb(spot, roll)
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
