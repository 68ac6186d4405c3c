import type { PlayerId } from '../table'
import type { PairCount } from './count'
import type { Run } from './run'
import type { Statistics } from './statistics'
import type { PersonStatistics } from './tally'

/** What somebody is teased with: who, and by what. */
export type Honour =
  | { readonly title: 'knocker'; readonly people: readonly PlayerId[]; readonly deals: number; readonly gain: number }
  | { readonly title: 'soloist'; readonly people: readonly PlayerId[]; readonly deals: number; readonly won: number }
  | { readonly title: 'tailor' | 'customer'; readonly people: readonly PlayerId[]; readonly times: number }
  | { readonly title: 'lucky' | 'unlucky'; readonly people: readonly PlayerId[]; readonly run: Run }
  | { readonly title: 'dreamPair' | 'brokePair'; readonly people: readonly PlayerId[]; readonly pair: PairCount }

const clearOf = ({ schneider, schwarz }: PersonStatistics['given']): number => schneider + schwarz

/** The one who has most of it; null: nobody has any, or several have as much. */
function only<T>(all: readonly T[], much: (one: T) => number): T | null {
  const most = Math.max(0, ...all.map(much))
  const [first, second] = all.filter((one) => much(one) === most)
  return most === 0 || second !== undefined ? null : (first ?? null)
}

/** Titles that one person or pair has for itself. Of a single game nobody gets one. */
export function honoursOf({ people, pairs }: Statistics): readonly Honour[] {
  const honours: Honour[] = []
  const knocker = only(people, ({ knocked }) => knocked.deals)
  if (knocker && knocker.knocked.deals > 1) {
    const { deals, gain } = knocker.knocked
    honours.push({ title: 'knocker', people: [knocker.person], deals, gain })
  }
  const soloist = only(people, ({ alone }) => alone.deals)
  if (soloist && soloist.alone.deals > 1) {
    const { deals, won } = soloist.alone
    honours.push({ title: 'soloist', people: [soloist.person], deals, won })
  }
  for (const [title, key] of [
    ['tailor', 'given'],
    ['customer', 'taken'],
  ] as const) {
    const one = only(people, (person) => clearOf(person[key]))
    if (one && clearOf(one[key]) > 1) honours.push({ title, people: [one.person], times: clearOf(one[key]) })
  }
  for (const [title, key] of [
    ['lucky', 'won'],
    ['unlucky', 'lost'],
  ] as const) {
    const run = only(people, ({ longest }) => longest[key]?.length ?? 0)
    const longest = run?.longest[key]
    if (run && longest && longest.length > 2) honours.push({ title, people: [run.person], run: longest })
  }
  const together = pairs.filter(({ deals }) => deals > 1)
  const dream = only(together, ({ gain }) => gain)
  if (dream) honours.push({ title: 'dreamPair', people: dream.people, pair: dream })
  const broke = only(together, ({ gain }) => -gain)
  if (broke) honours.push({ title: 'brokePair', people: broke.people, pair: broke })
  return honours
}
