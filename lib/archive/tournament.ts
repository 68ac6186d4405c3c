import type { BavarianEvening, PlayerId } from '../table'
import { bookOf } from './book'

/** What one deal brought one player, in the column for it; null: did not play it. */
export type ListCell = { readonly gain: number; readonly solo: boolean } | null
export type ListSum = { readonly plus: number; readonly minus: number; readonly points: number; readonly soli: number }

/** The list of one table at a tournament: for each player a column of good points and one of bad ones. */
export type TournamentList = {
  readonly evening: BavarianEvening
  readonly people: readonly PlayerId[]
  readonly lines: readonly { readonly number: number; readonly cells: readonly ListCell[] }[]
  readonly sums: readonly ListSum[]
  /** What the points of all players come to. Only a list where this is 0 is accepted (what lies in a stock is missing). */
  readonly off: number
}

/** `solo` marks who played one: it is circled, won or lost, and counted for the ranking. */
export function tournamentList(evening: BavarianEvening): TournamentList {
  const { people, lines } = bookOf(evening)
  const cells = lines.map(({ number, gains, solo, declarer }) => ({
    number,
    cells: people.map((person, at): ListCell => {
      const gain = gains[at] ?? null
      return gain === null || (gain === 0 && declarer !== person) ? null : { gain, solo: solo && declarer === person }
    }),
  }))
  const sums = people.map((_, at) => sumOf(cells.map((line) => line.cells[at] ?? null)))
  return { evening, people, lines: cells, sums, off: sums.reduce((sum, { points }) => sum + points, 0) }
}

function sumOf(cells: readonly ListCell[]): ListSum {
  let [plus, minus, soli] = [0, 0, 0]
  for (const cell of cells) {
    if (cell === null) continue
    if (cell.gain > 0) plus += cell.gain
    else minus -= cell.gain
    if (cell.solo) soli += 1
  }
  return { plus, minus, points: plus - minus, soli }
}

export type Ranked = ListSum & { readonly person: PlayerId; readonly rank: number; readonly lists: number }

/**
 * Who stands where after all lists of a tournament: by points, then by soli, as the printed rules have it. Who is alike in
 * both shares a place: the lot decides.
 */
export function rankingOf(lists: readonly TournamentList[]): readonly Ranked[] {
  const all = new Map<PlayerId, Omit<Ranked, 'rank'>>()
  for (const { people, sums } of lists) {
    people.forEach((person, at) => {
      const had = all.get(person) ?? { person, plus: 0, minus: 0, points: 0, soli: 0, lists: 0 }
      const sum = sums[at] ?? { plus: 0, minus: 0, points: 0, soli: 0 }
      all.set(person, {
        person,
        plus: had.plus + sum.plus,
        minus: had.minus + sum.minus,
        points: had.points + sum.points,
        soli: had.soli + sum.soli,
        lists: had.lists + 1,
      })
    })
  }
  const sorted = [...all.values()].sort((a, b) => b.points - a.points || b.soli - a.soli)
  return sorted.map((one) => ({
    ...one,
    rank: sorted.findIndex(({ points, soli }) => points === one.points && soli === one.soli) + 1,
  }))
}

/** The lists that may belong to one tournament: those of the same day and unit that are in points or money alike. */
export const listsOfDay = (evenings: readonly BavarianEvening[], one: BavarianEvening): readonly BavarianEvening[] =>
  evenings.filter(
    (other) =>
      other.session.playedOn === one.session.playedOn && other.rules.unit === one.rules.unit && other.count > 0,
  )
