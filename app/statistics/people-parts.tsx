import { isFew, rest, type PersonStatistics, type Statistics } from '@/lib/statistics'
import { Figures, Part, Under } from './figures'
import type { Words } from './words'

type Props = { statistics: Statistics; words: Words }

const played = ({ people }: Statistics) => people.filter((person) => person.played.deals > 0)

/** What a deal brings everybody, and how often they declare. */
export function People({ statistics, words }: Props) {
  const { texts, nameOf } = words
  const german = statistics.kind === 'stroke'
  const often = (sum: PersonStatistics['alone']) => (
    <>
      {words.count(sum.deals)}
      <Under>{words.share(sum)}</Under>
    </>
  )
  return (
    <Part title={texts.people.title} why={german ? texts.people.whyGerman : texts.people.why}>
      <Figures
        caption={texts.people.title}
        head={texts.person}
        columns={[texts.people.each, texts.people.declared, ...(german ? [] : [texts.people.alone])]}
        words={words}
        rows={played(statistics).map((one) => ({
          key: one.person,
          head: (
            <>
              {nameOf(one.person)}
              <Under>{`${words.share(one.played)} ${texts.people.won}`}</Under>
              {statistics.evenings > 1 && !german && <Under>{texts.people.up(one.up, one.evenings)}</Under>}
              {german && one.heads > 0 && <Under>{texts.people.heads(one.heads)}</Under>}
            </>
          ),
          cells: [words.each(one.played), often(one.declared), ...(german ? [] : [often(one.alone)])],
        }))}
      />
    </Part>
  )
}

/** Who plays with whom, and what it brings. */
export function Pairs({ statistics, words }: Props) {
  const { texts, nameOf } = words
  if (statistics.pairs.length === 0) return null
  return (
    <Part title={texts.pairs.title}>
      <Figures
        caption={texts.pairs.title}
        head={texts.pairs.pair}
        columns={[texts.pairs.deals, texts.pairs.won, texts.pairs.gain]}
        words={words}
        first={6}
        rows={statistics.pairs.map((pair) => ({
          key: pair.people.join(),
          head: pair.people.map(nameOf).join(' + '),
          cells: [words.count(pair.deals), words.share(pair), words.amount(pair.gain)],
        }))}
      />
    </Part>
  )
}

/** Who knocks, and whether it pays: said only where there is enough of both. */
export function Knocks({ statistics, words }: Props) {
  const { texts, nameOf } = words
  const rows = played(statistics).filter(({ knocked }) => knocked.deals > 0)
  if (rows.length === 0) return null
  const verdict = ({ knocked, played: all }: PersonStatistics): string => {
    const others = rest(all, knocked)
    if (isFew(knocked) || isFew(others)) return texts.knocks.unclear
    return knocked.gain / knocked.deals > others.gain / others.deals ? texts.knocks.pays : texts.knocks.costs
  }
  return (
    <Part title={texts.knocks.title} why={texts.knocks.why}>
      <Figures
        caption={texts.knocks.title}
        head={texts.person}
        columns={[texts.knocks.knocked, texts.knocks.with, texts.knocks.without]}
        words={words}
        rows={[...rows]
          .sort((a, b) => b.knocked.deals - a.knocked.deals)
          .map((one) => ({
            key: one.person,
            head: (
              <>
                {nameOf(one.person)}
                <Under>{verdict(one)}</Under>
              </>
            ),
            cells: [
              texts.knocks.of(one.knocked.deals, one.played.deals),
              words.each(one.knocked),
              words.each(rest(one.played, one.knocked)),
            ],
          }))}
      />
    </Part>
  )
}

/** Who made others Schneider and Schwarz, and who became it. */
export function Clear({ statistics, words }: Props) {
  const { texts, nameOf } = words
  const rows = played(statistics)
  if (!rows.some(({ given }) => given.schneider + given.schwarz > 0)) return null
  const cell = (one: PersonStatistics, level: 'schneider' | 'schwarz') => (
    <>
      <span aria-hidden>{texts.clear.pair(one.given[level], one.taken[level])}</span>
      <span className="sr-only">{texts.clear.spoken(one.given[level], one.taken[level])}</span>
    </>
  )
  return (
    <Part title={texts.clear.title} why={texts.clear.why}>
      <Figures
        caption={texts.clear.title}
        head={texts.person}
        columns={[texts.clear.schneider, texts.clear.schwarz]}
        words={words}
        rows={[...rows]
          .sort((a, b) => b.given.schneider + b.given.schwarz - a.given.schneider - a.given.schwarz)
          .map((one) => ({
            key: one.person,
            head: nameOf(one.person),
            cells: [cell(one, 'schneider'), cell(one, 'schwarz')],
          }))}
      />
    </Part>
  )
}

/** The longest runs, and when they were. */
export function Runs({ statistics, words }: Props) {
  const { texts, nameOf } = words
  const cell = (run: PersonStatistics['longest']['won']) =>
    run === null ? (
      '–'
    ) : (
      <>
        {words.count(run.length)}
        <Under>{words.where(run)}</Under>
      </>
    )
  return (
    <Part title={texts.runs.title} why={texts.runs.why}>
      <Figures
        caption={texts.runs.title}
        head={texts.person}
        columns={[texts.runs.won, texts.runs.lost]}
        words={words}
        rows={played(statistics).map((one) => ({
          key: one.person,
          head: nameOf(one.person),
          cells: [cell(one.longest.won), cell(one.longest.lost)],
        }))}
      />
    </Part>
  )
}

/** Whether it is luck to deal. Where the dealer sits out, there is nothing to tell. */
export function Dealers({ statistics, words }: Props) {
  const { texts, nameOf } = words
  const rows = played(statistics).filter(({ dealt }) => dealt.deals > 0)
  if (rows.length === 0) return null
  return (
    <Part title={texts.dealers.title} why={texts.dealers.why}>
      <Figures
        caption={texts.dealers.title}
        head={texts.person}
        columns={[texts.dealers.dealt, texts.dealers.with, texts.dealers.without]}
        words={words}
        rows={rows.map((one) => ({
          key: one.person,
          head: nameOf(one.person),
          cells: [words.count(one.dealt.deals), words.each(one.dealt), words.each(rest(one.played, one.dealt))],
        }))}
      />
    </Part>
  )
}
