import type { Evening, PlayerId, SessionId } from '../table'
import { playsOf, sittersOf } from './count-evening'
import type { Night } from './tally'

/** What everybody had after each step, beginning at nothing. */
export type Curve = {
  /** Beside each value, after the first: the number of the deal, or the evening. */
  readonly steps: readonly (number | SessionId)[]
  readonly lines: readonly { readonly person: PlayerId; readonly values: readonly number[] }[]
}

/** More points than these nobody can tell apart on a screen. */
export const MOST_POINTS = 400

/** An evening, deal by deal. */
export function curveOf(evening: Evening): Curve {
  const people = [...sittersOf(evening)]
  const steps: number[] = []
  const values = people.map(() => [0])
  const now = people.map(() => 0)
  let seats: readonly PlayerId[] = []
  let places: readonly number[] = []
  const stride = Math.max(1, Math.ceil(evening.count / MOST_POINTS))
  for (const { number, gains, seats: sitting } of playsOf(evening)) {
    if (sitting !== seats) {
      seats = sitting
      places = seats.map((person) => people.indexOf(person))
    }
    for (let seat = 0; seat < places.length; seat++) {
      const place = places[seat] ?? 0
      now[place] = (now[place] ?? 0) + (gains[seat] ?? 0)
    }
    // The last deal is always among them: there the lines end where the balances are.
    if ((evening.count - number) % stride > 0) continue
    steps.push(number)
    for (let place = 0; place < now.length; place++) values[place]?.push(now[place] ?? 0)
  }
  return { steps, lines: people.map((person, place) => ({ person, values: values[place] ?? [] })) }
}

/** Evenings in their order, one after the other. */
export function curveOver(nights: readonly Night[]): Curve {
  const people = [...new Set(nights.flatMap(({ gains }) => gains.map(([person]) => person)))]
  const steps: SessionId[] = []
  const values = new Map(people.map((person) => [person, [0]]))
  const now = new Map<PlayerId, number>()
  const stride = Math.max(1, Math.ceil(nights.length / MOST_POINTS))
  nights.forEach(({ session, gains }, at) => {
    for (const [person, gain] of gains) now.set(person, (now.get(person) ?? 0) + gain)
    if ((nights.length - 1 - at) % stride > 0) return
    steps.push(session)
    for (const [person, line] of values) line.push(now.get(person) ?? 0)
  })
  return { steps, lines: people.map((person) => ({ person, values: values.get(person) ?? [] })) }
}
