'use client'

import { Chip } from '@/app/_ui'
import { sideName } from '@/app/_ui/receipt/relative-words'
import { LEVELS } from '@/lib/score'
import { Group } from '../sheet/part'
import { Pad } from '../sheet/pad'
import { setFact, setResult, typePoints } from './draft'
import type { RowsProps } from './rows'

/** Every way a deal ends, so that one tap says it. */
const RESULTS = [true, false].flatMap((won) => LEVELS.map((level) => ({ won, level })))

/** Who won and how clearly, by one tap or by the card points. A Tout is won or lost. */
export function ResultRows({
  draft,
  change,
  relative,
  names,
  words,
  texts,
  faultAt,
  tricks,
}: RowsProps & { tricks: boolean }) {
  const { facts } = draft
  const { total } = relative
  const points = facts.cardPoints
  const who =
    facts.side === undefined
      ? texts.common.and(
          [facts.declarer, facts.partner].flatMap((seat) => (seat === undefined ? [] : [names[seat] ?? ''])),
        )
      : sideName(relative, facts.side, names, texts)
  const results = facts.tout ? RESULTS.filter(({ level }) => level === 'plain') : RESULTS
  return (
    <>
      <Group
        label={texts.sheet.result}
        quiet
        fault={faultAt('cardPoints', 'won', 'level', 'schwarz')}
        className={`grid gap-1.5 ${facts.tout ? 'grid-cols-2' : 'grid-cols-3'}`}
      >
        {results.map(({ won, level }) => (
          <Chip
            key={`${won} ${level}`}
            on={points === undefined && facts.won === won && (facts.level ?? 'plain') === level}
            onToggle={() => change(setResult(draft, won, level))}
            className="px-1!"
          >
            {words.sheet.result(won, level)}
          </Chip>
        ))}
      </Group>
      {!facts.tout && (
        <div className="grid gap-1.5">
          <p
            className={`tabular text-center leading-tight ${points === undefined ? 'text-muted' : 'text-lg font-bold'}`}
          >
            {points === undefined ? words.sheet.points(who) : texts.sheet.pointsOf(points, total - points)}
          </p>
          <Pad
            label={words.sheet.points(who)}
            texts={texts}
            onKey={(key) => key !== 'sign' && change(typePoints(draft, key === 'erase' ? null : key, total))}
          />
          {tricks && (points === 0 || points === total) && (
            <Chip
              on={facts.schwarz === true}
              onToggle={() => change(setFact(draft, 'schwarz', facts.schwarz ? undefined : true))}
            >
              {words.sheet.noTrick}
            </Chip>
          )}
        </div>
      )}
    </>
  )
}
