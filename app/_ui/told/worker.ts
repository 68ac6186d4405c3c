import { BUILD, eveningNow, summariesOf } from '@/lib/phone'
import { choicesOf, countOf, curveOf, headsOver, statisticsOf, toldOf, type EveningTold } from '@/lib/statistics'
import { isWithin, type SessionId } from '@/lib/table'
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
  const told = await allOf(table, about.evenings, heard)
  const unread = about.evenings.length - told.length
  if (about.what === 'standings') return { sums: told.flatMap(({ sum }) => sum ?? []), unread }
  if (about.what === 'heads') return { heads: headsOver(told.flatMap(({ heads }) => heads ?? [])), unread }
  const counts = told.map(({ count }) => count)
  const { period, kind } = about
  const within = period === null ? counts : counts.filter(({ playedOn }) => isWithin(period, playedOn))
  const { kinds } = choicesOf(within)
  const shown = kind !== null && kinds.includes(kind) ? kind : kinds[0]
  return {
    statistics: shown === undefined ? null : statisticsOf(within, shown),
    kinds,
    years: choicesOf(counts).years,
    unread,
  }
}

async function ofEvening(table: string, session: SessionId): Promise<ToldStatistics & { unread: number }> {
  const evening = await eveningNow(table, session)
  const count = evening && countOf(evening)
  if (!evening || !count) return { statistics: null, kinds: [], years: [], unread: 1 }
  return {
    statistics: count.deals === 0 ? null : statisticsOf([count], count.kind, curveOf(evening)),
    ...choicesOf([count]),
    unread: 0,
  }
}

/** What was kept of these evenings, without those that cannot be read. */
async function allOf(table: string, evenings: readonly SessionId[], heard: Heard): Promise<readonly EveningTold[]> {
  const said = await summariesOf(table, evenings, {
    made: BUILD,
    say: (evening) => JSON.stringify(evening && toldOf(evening)),
    heard,
  })
  // Written by this build, so it is of this type.
  const all = evenings.map((session) => JSON.parse(said.get(session) ?? 'null') as EveningTold | null)
  return all.filter((told) => told !== null)
}
