import fc from 'fast-check'
import type { RamschResult, Rules, Seat } from '@/lib/score'

/** Card points that add up to 120, ties and empty hands among them. */
const pointsOf = (seats: number): fc.Arbitrary<number[]> => {
  const known = [
    [60, 60, 0, 0],
    [30, 30, 30, 30],
    [40, 40, 40, 0],
    [50, 50, 20, 0],
    [120, 0, 0, 0],
    [95, 15, 10, 0],
    [40, 40, 40],
    [60, 60, 0],
    [70, 50, 0],
    [120, 0, 0],
  ].filter((points) => points.length === seats)
  const special = fc
    .constantFrom(...known)
    .chain((points) => fc.shuffledSubarray(points, { minLength: seats, maxLength: seats }))
  const any = fc
    .array(fc.nat({ max: 60 }), { minLength: seats - 1, maxLength: seats - 1 })
    .map((some) => [...some, 120 - some.reduce((sum, points) => sum + points, 0)])
    .filter((points) => points.every((count) => count >= 0 && count <= 120 && count !== 1 && count !== 119))
  return fc.oneof(special, any)
}

/** How a Ramsch may end at this table: counted or not, with a Durchmarsch or a loser, with Jungfrauen. */
export function ramschResult(rules: Rules, playing: readonly Seat[]): fc.Arbitrary<RamschResult> {
  const seats = [...playing]
  const counted = pointsOf(seats.length).chain((cardPoints) => {
    const most = Math.max(...cardPoints)
    const losers = seats.filter((_, index) => cardPoints[index] === most)
    const empty = seats.filter((_, index) => cardPoints[index] === 0)
    const named = fc.constantFrom(...losers).map((loser) => ({ loser }))
    const asked = losers.length > 1 && rules.ramsch.tie === 'ask'
    return fc
      .tuple(fc.subarray(empty), asked ? named : fc.oneof(named, fc.constant({})))
      .map(([jungfrauen, loser]) => ({ cardPoints, ...(jungfrauen.length > 0 && { jungfrauen }), ...loser }))
  })
  const told = fc
    .constantFrom(...seats)
    .chain((loser) =>
      fc
        .subarray(seats.filter((seat) => seat !== loser))
        .map((jungfrauen) => ({ loser, ...(jungfrauen.length > 0 && { jungfrauen }) })),
    )
  if (rules.ramsch.durchmarschAt === 'off') return fc.oneof(counted, told)
  const all = fc.tuple(fc.constantFrom(...seats), fc.boolean()).map(([durchmarsch, points]) => ({
    durchmarsch,
    ...(points && { cardPoints: seats.map((seat) => (seat === durchmarsch ? 120 : 0)) }),
  }))
  return fc.oneof({ weight: 3, arbitrary: counted }, { weight: 1, arbitrary: told }, { weight: 1, arbitrary: all })
}
