import { honoursOf, type Honour, type Statistics } from '@/lib/statistics'
import { Part } from './figures'
import type { Words } from './words'

/** What somebody is teased with. */
export function Honours({ statistics, words }: { statistics: Statistics; words: Words }) {
  const { texts, table, nameOf } = words
  const honours = honoursOf(statistics)
  if (honours.length === 0) return null
  return (
    <Part title={texts.honours.title}>
      <ul className="grid gap-2.5 sm:grid-cols-2 lg:grid-cols-3">
        {honours.map((honour) => (
          <li key={honour.title} className="bg-card rounded-card shadow-card px-4 py-3 leading-snug">
            <p className="text-muted text-sm">{texts.honours.titles[honour.title]}</p>
            <p className="text-lg font-bold">{table.common.and(honour.people.map(nameOf))}</p>
            <p>{whyOf(honour, words)}</p>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function whyOf(honour: Honour, { texts: { honours }, priced, where }: Words): string {
  switch (honour.title) {
    case 'knocker':
      return honours.knocker(honour.deals, priced(honour.gain))
    case 'soloist':
      return honours.soloist(honour.deals, honour.won)
    case 'tailor':
    case 'customer':
      return honours[honour.title](honour.times)
    case 'lucky':
    case 'unlucky':
      return honours[honour.title](honour.run.length, where(honour.run))
    case 'dreamPair':
    case 'brokePair':
      return honours[honour.title](honour.pair.deals, priced(honour.pair.gain))
  }
}
