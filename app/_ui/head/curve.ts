export type Point = readonly [x: number, y: number]

/** A curve as it is written here: where it starts, then for each cubic piece two handles and an end. */
export type Curve = readonly [Point, ...(readonly [Point, Point, Point])[]]

const mirrored = ([x, y]: Point, axis: number): Point => [2 * axis - x, y]

/** The same curve on the other side of an upright axis. */
export function mirror([start, ...pieces]: Curve, axis: number): Curve {
  return [
    mirrored(start, axis),
    ...pieces.map(([a, b, end]) => [mirrored(a, axis), mirrored(b, axis), mirrored(end, axis)] as const),
  ]
}

/** The curve as the `d` of a path. */
export const pathOf = ([start, ...pieces]: Curve): string =>
  `M${start.join(' ')}${pieces.map((piece) => `C${piece.map((point) => point.join(' ')).join(' ')}`).join('')}`

function onPiece(from: Point, [a, b, to]: readonly [Point, Point, Point], t: number): Point {
  const u = 1 - t
  const at = (axis: 0 | 1) =>
    u * u * u * from[axis] + 3 * u * u * t * a[axis] + 3 * u * t * t * b[axis] + t * t * t * to[axis]
  return [at(0), at(1)]
}

const FINE = 48

/** Points of the curve, one every `step` along it, the first at its start. */
export function pointsOf([start, ...pieces]: Curve, step: number): Point[] {
  const points: Point[] = [start]
  let from = start
  let last = start
  for (const piece of pieces) {
    for (let tick = 1; tick <= FINE; tick++) {
      const point = onPiece(from, piece, tick / FINE)
      if (Math.hypot(point[0] - last[0], point[1] - last[1]) < step) continue
      points.push(point)
      last = point
    }
    from = piece[2]
  }
  return points
}
