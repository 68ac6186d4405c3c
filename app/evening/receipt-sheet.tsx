'use client'

import { useBoardTexts, type Format } from '@/lib/i18n'
import type { EntryId, Evening, PlayerId } from '@/lib/table'
import { later, Sheet, useSoon } from '../_ui'

/** The board does without, until the first line is tapped. */
const Receipt = later(async () => ({ default: (await import('../_ui/receipt/receipt')).Receipt }))
const SOON = [Receipt]

type Actions = {
  readonly onCorrect: (id: EntryId) => void
  readonly onVoid: (id: EntryId) => void
  readonly onRestore: (id: EntryId) => void
}

type Props = {
  evening: Evening
  row: Evening['rows'][number] | null
  nameOf: (player: PlayerId) => string
  format: Format
  onClose: () => void
  /** null: who only watches can do nothing here. */
  actions: Actions | null
}

/** „Warum?“ for one line of the pad. */
export function ReceiptSheet({ evening, row, nameOf, format, onClose, actions }: Props) {
  const { board, receipt } = useBoardTexts()
  useSoon(SOON)
  const title = row?.state === 'counted' ? board.deal(row.number) : receipt.why
  return (
    <Sheet low open={row !== null} onClose={onClose} title={title}>
      {row && (
        <Receipt
          evening={evening}
          deal={row.id}
          nameOf={nameOf}
          format={format}
          {...(actions && {
            onCorrect: () => actions.onCorrect(row.id),
            onVoid: () => actions.onVoid(row.id),
            onRestore: () => actions.onRestore(row.id),
          })}
        />
      )}
    </Sheet>
  )
}
