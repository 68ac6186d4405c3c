import type { StatisticsTexts } from '@/lib/i18n'
import type { Kind } from '@/lib/statistics'
import { Choice } from '../_ui'

type Props = {
  texts: StatisticsTexts
  years: readonly string[]
  year: string | null
  onYear: (year: string | null) => void
  kinds: readonly Kind[]
  kind: Kind | null
  onKind: (kind: Kind) => void
}

const EVER = 'ever'

/** Which evenings are counted; asked only where there is something to choose. */
export function Choices({ texts, years, year, onYear, kinds, kind, onKind }: Props) {
  return (
    <>
      {years.length > 1 && (
        <Choice
          label={texts.period}
          value={year ?? EVER}
          onChange={(value) => onYear(value === EVER ? null : value)}
          options={[{ value: EVER, label: texts.all }, ...years.map((value) => ({ value, label: value }))]}
        />
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
