'use client'

import { useId } from 'react'
import type { StatisticsTexts } from '@/lib/i18n'
import type { Kind } from '@/lib/statistics'
import type { Season } from '@/lib/table'
import { Choice, FIELD } from '../_ui'

type Props = {
  texts: StatisticsTexts
  years: readonly string[]
  seasons: readonly Season[]
  /** A year, or the id of a season; null: all of the time. */
  chosen: string | null
  onChoose: (chosen: string | null) => void
  kinds: readonly Kind[]
  kind: Kind | null
  onKind: (kind: Kind) => void
}

/** From this day to that, as ISO dates. */
type Period = Pick<Season, 'from' | 'to'>

/** The days that are chosen; null: all. A season that is gone meanwhile is no choice. */
export function spanOf(chosen: string | null, seasons: readonly Season[]): Period | null {
  if (chosen === null) return null
  if (/^\d{4}$/.test(chosen)) return { from: `${chosen}-01-01`, to: `${chosen}-12-31` }
  const season = seasons.find(({ id }) => id === chosen)
  return season ? { from: season.from, to: season.to } : null
}

/** Which evenings are counted; asked only where there is something to choose. After twenty years there is much. */
export function Choices({ texts, years, seasons, chosen, onChoose, kinds, kind, onKind }: Props) {
  const period = useId()
  return (
    <>
      {(years.length > 1 || seasons.length > 0) && (
        <div className="flex max-w-md flex-col gap-1.5">
          <label htmlFor={period} className="text-muted">
            {texts.period}
          </label>
          <select
            id={period}
            className={FIELD}
            value={chosen ?? ''}
            onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
          >
            <option value="">{texts.all}</option>
            {seasons.length > 0 && (
              <optgroup label={texts.seasons}>
                {seasons.toReversed().map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </optgroup>
            )}
            {years.length > 1 && (
              <optgroup label={texts.years}>
                {years.map((year) => (
                  <option key={year} value={year}>
                    {year}
                  </option>
                ))}
              </optgroup>
            )}
          </select>
        </div>
      )}
      {kinds.length > 1 && (
        <Choice
          label={texts.kind}
          value={kind}
          onChange={onKind}
          options={kinds.map((value) => ({ value, label: texts.kinds[value] }))}
        />
      )}
    </>
  )
}
