'use client'

import { useFormat, useLanguage, useTexts, type StatisticsTexts } from '@/lib/i18n'
import { ENOUGH, type Statistics } from '@/lib/statistics'
import type { TableView } from '@/lib/table'
import { later } from '../_ui'
import type { Days } from './days'
import { Part } from './figures'
import { Games } from './games'
import { Honours } from './honours'
import { Moments } from './moments'
import { Clear, Dealers, Knocks, Pairs, People, Runs } from './people-parts'
import { wordsOf } from './words'

// What draws is of another chunk: the numbers do not wait for it.
export const CurveChart = later(() => import('./curve-chart'))

type Props = {
  tableId: string
  view: TableView
  statistics: Statistics
  texts: StatisticsTexts
  days: Days
  oneEvening: boolean
}

/** All that is told, from the curve to the dealers. */
export function Whole({ tableId, view, statistics, texts, days, oneEvening }: Props) {
  const table = useTexts()
  const language = useLanguage()
  const { kind, curve, evenings, deals } = statistics
  const format = useFormat(kind === 'cent' ? 'cent' : 'point', view.currency)
  const names = new Map(view.people.map((person) => [person.id, person.name]))
  const words = wordsOf({
    ...{ texts, table, language, kind, format, oneEvening },
    nameOf: (person) => names.get(person) ?? '?',
    dayOf: days.short,
  })
  const stepOf = (step: number | string) =>
    typeof step === 'number'
      ? { short: `${texts.curve.deal} ${words.count(step)}`, long: words.count(step) }
      : { short: days.short(step), long: days.short(step) }
  return (
    <>
      <p className="text-muted -mt-2">
        {oneEvening ? texts.deals(deals) : texts.sum(evenings, deals)}
        <br />
        {texts.few(ENOUGH)}
      </p>
      <Part title={texts.curve.title} why={oneEvening ? texts.curve.ofEvening : texts.curve.overEvenings}>
        <CurveChart
          curve={curve}
          words={words}
          stepOf={stepOf}
          stepHead={oneEvening ? texts.curve.deal : texts.curve.evening}
          all={oneEvening ? deals : evenings}
        />
      </Part>
      <Honours statistics={statistics} words={words} />
      <Moments tableId={tableId} currency={view.currency} statistics={statistics} words={words} />
      <div className="gap-x-10 lg:columns-2 [&>*]:mb-5 [&>*]:break-inside-avoid">
        <People statistics={statistics} words={words} />
        <Games statistics={statistics} words={words} />
        <Pairs statistics={statistics} words={words} />
        <Knocks statistics={statistics} words={words} />
        <Clear statistics={statistics} words={words} />
        <Runs statistics={statistics} words={words} />
        <Dealers statistics={statistics} words={words} />
      </div>
    </>
  )
}
