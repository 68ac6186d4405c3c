'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useFormat } from '@/lib/i18n'
import { useEvening } from '@/lib/phone'
import type { Moment, Statistics } from '@/lib/statistics'
import { Button, Sheet } from '../_ui'
import { Part } from './figures'
import type { Words } from './words'

const Receipt = dynamic(() => import('../_ui/receipt/receipt').then((module) => module.Receipt))

type Props = { tableId: string; currency: string; statistics: Statistics; words: Words }

/** The deal that brought one person most, and the one that cost most; each shows its bill. */
export function Moments({ tableId, currency, statistics, words }: Props) {
  const { texts } = words
  const [asked, setAsked] = useState<Moment | null>(null)
  const { best, worst, kind } = statistics
  if (!best && !worst) return null
  const moments = [
    { title: kind === 'stroke' ? texts.moments.most : texts.moments.best, moment: best },
    { title: texts.moments.worst, moment: worst },
  ]
  return (
    <Part title={texts.moments.title}>
      <ul className="grid gap-2.5 sm:grid-cols-2">
        {moments.map(
          ({ title, moment }) =>
            moment && (
              <li
                key={title}
                className="bg-card rounded-card shadow-card flex items-center gap-3 py-3 pr-2 pl-4 leading-snug"
              >
                <div className="min-w-0 flex-1">
                  <p className="text-muted text-sm">{title}</p>
                  <p className="text-lg font-bold">
                    {words.nameOf(moment.person)}{' '}
                    <span className="tabular whitespace-nowrap">{words.priced(moment.gain)}</span>
                  </p>
                  <p className="text-muted text-sm">{texts.moments.deal(moment.number, words.dayOf(moment.session))}</p>
                </div>
                <Button kind="quiet" aria-label={`${texts.moments.why} ${title}`} onClick={() => setAsked(moment)}>
                  {texts.moments.why}
                </Button>
              </li>
            ),
        )}
      </ul>
      <Sheet
        low
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={asked ? texts.moments.deal(asked.number, words.dayOf(asked.session)) : texts.moments.why}
      >
        {asked && <Bill tableId={tableId} currency={currency} moment={asked} words={words} />}
      </Sheet>
    </Part>
  )
}

/** Only now its evening is read. */
function Bill({ tableId, currency, moment, words }: Omit<Props, 'statistics'> & { moment: Moment }) {
  const evening = useEvening(tableId, moment.session)
  const format = useFormat(words.kind === 'cent' ? 'cent' : 'point', currency)
  if (!evening) return <p>{words.table.common.loading}</p>
  return <Receipt evening={evening} deal={moment.deal} nameOf={words.nameOf} format={format} />
}
