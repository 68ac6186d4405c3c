import { useDates } from '@/lib/i18n'
import type { Evening, TableView } from '@/lib/table'

/** How large the rows may be so that sixty deals fit on one page. */
export const sizeFor = (rows: number): 'large' | 'middle' | 'small' =>
  rows <= 30 ? 'large' : rows <= 44 ? 'middle' : 'small'

/** Whose sheet it is, and of when. */
export function SheetHead({ evening, view, more }: { evening: Evening; view: TableView; more: string }) {
  const dates = useDates()
  const { playedOn, title } = evening.session
  return (
    <header className="flex items-baseline justify-between gap-4 pb-[2mm]">
      <h2>{[view.name, title].filter(Boolean).join(' · ')}</h2>
      <p className="text-right">
        {dates.dated(playedOn)} · {more}
      </p>
    </header>
  )
}
