import { eveningNow, summariesOf } from '@/lib/phone'
import { choicesOf, countOf, curveOf, statisticsOf, type EveningCount } from '@/lib/statistics'
import type { About, Answer, Progress, Question, Told } from './talk'

/*
 * Reads the phone's log by itself: to read it on the page and hand it over would stop the page for as long as it takes to
 * copy a hundred thousand entries, twice.
 */

const made = process.env.BUILD ?? ''
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

async function tell(table: string, about: About, heard: (progress: Progress) => boolean): Promise<Told> {
  if ('evening' in about) {
    const evening = await eveningNow(table, about.evening)
    const count = evening && countOf(evening)
    if (!evening || !count) return { statistics: null, kinds: [], years: [], unread: 1 }
    return {
      statistics: count.deals === 0 ? null : statisticsOf([count], count.kind, curveOf(evening)),
      ...choicesOf([count]),
      unread: 0,
    }
  }
  const said = await summariesOf(table, about.evenings, {
    made,
    say: (evening) => JSON.stringify(evening && countOf(evening)),
    heard,
  })
  // Written by this build, so it is of this type.
  const all = about.evenings.map((session) => JSON.parse(said.get(session) ?? 'null') as EveningCount | null)
  const counts = all.filter((count) => count !== null)
  const { period } = about
  const within = counts.filter(
    ({ playedOn }) => !period || (period.from <= playedOn && (period.to === null || playedOn <= period.to)),
  )
  const choices = choicesOf(counts)
  const played = choicesOf(within).kinds
  const kind = about.kind !== null && played.includes(about.kind) ? about.kind : played[0]
  return {
    statistics: kind === undefined ? null : statisticsOf(within, kind),
    kinds: played,
    years: choices.years,
    unread: all.length - counts.length,
  }
}
