import { BUILD, bundlesOf, eveningNow, summariesOf } from '@/lib/phone'
import {
  countOf,
  curveOf,
  headsOver,
  kindsOf,
  statisticsOf,
  tallyOf,
  together,
  toldOf,
  type EveningTold,
  type Tally,
} from '@/lib/statistics'
import type { Evening, SessionId } from '@/lib/table'
import type { About, Answer, Progress, Question, Told, ToldStatistics } from './talk'

/*
 * Reads the phone's log by itself: to read it on the page and hand it over would stop the page for as long as it takes to
 * copy a hundred thousand entries, twice.
 */

let newest = 0

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  newest = data.id
  void answer(data)
})

async function answer({ id, table, about }: Question): Promise<void> {
  const say = (answer: Answer) => postMessage(answer)
  const told = await tell(table, about, (progress) => {
    if (id === newest) say({ id, progress })
    return id === newest
  })
  if (id === newest) say({ id, told })
}

type Heard = (progress: Progress) => boolean

async function tell(table: string, about: About, heard: Heard): Promise<Told> {
  if (about.what === 'evening') return ofEvening(table, about.evening)
  if (about.what === 'statistics') return statisticsFrom(table, about, heard)
  const said = await summariesOf(table, about.evenings, { ...TOLD, heard })
  const told = about.evenings.flatMap((session) => readTold(said.get(session)) ?? [])
  const unread = about.evenings.length - told.length
  return about.what === 'standings'
    ? { sums: told.flatMap(({ sum }) => sum ?? []), unread }
    : { heads: headsOver(told.flatMap(({ heads }) => heads ?? [])), unread }
}

const TOLD = { made: BUILD, say: (evening: Evening | null) => JSON.stringify(evening && toldOf(evening)) }

/** Written by this build, so it is of this type. null: it cannot be read. */
const readTold = (said: string | undefined) => JSON.parse(said || 'null') as EveningTold | null

const talliesOf = (said: Iterable<string>) =>
  Array.from(said, readTold).flatMap((told) => (told === null ? [] : [tallyOf(told.count)]))

/** Of all evenings, from their bundles; of those of a period, from each of them. */
async function statisticsFrom(
  table: string,
  { evenings, whole, kind }: Extract<About, { what: 'statistics' }>,
  heard: Heard,
): Promise<ToldStatistics & { unread: number }> {
  const join = (said: ReadonlyMap<SessionId, string>) => JSON.stringify(together(talliesOf(said.values())))
  const tallies = whole
    ? (await bundlesOf(table, evenings, { ...TOLD, heard, join })).flatMap((bundle) => JSON.parse(bundle) as Tally[]) // as above
    : talliesOf((await summariesOf(table, evenings, { ...TOLD, heard })).values())
  const kinds = kindsOf(tallies)
  const shown = kind !== null && kinds.includes(kind) ? kind : kinds[0]
  const read = tallies.reduce((sum, { nights }) => sum + nights.length, 0)
  return {
    statistics: shown === undefined ? null : statisticsOf(tallies, shown),
    kinds,
    unread: evenings.length - read,
  }
}

async function ofEvening(table: string, session: SessionId): Promise<ToldStatistics & { unread: number }> {
  const evening = await eveningNow(table, session)
  const count = evening && countOf(evening)
  if (!evening || !count) return { statistics: null, kinds: [], unread: 1 }
  const statistics = count.deals === 0 ? null : statisticsOf([tallyOf(count)], count.kind, curveOf(evening))
  return { statistics, kinds: [count.kind], unread: 0 }
}
