import type { Format, BoardTexts } from '@/lib/i18n'
import type { Contract, Seat } from '@/lib/score'
import type { EntryId, Evening, PlayerId } from '@/lib/table'

/** What was tapped on the board to open the sheet: a person's plate, a contract, or "mehr". */
export type SheetStart = {
  readonly contract?: Contract
  /** An index into `evening.seats`. */
  readonly declarer?: Seat
  /** In the German game: they had to, for want of a better declaration. */
  readonly forced?: boolean
  /** With the rare contracts laid open. */
  readonly more?: boolean
}

/** What the sheets of both games are given. */
export type GameSheetProps<E extends Evening> = {
  readonly tableId: string
  readonly evening: E
  /** The deal that is corrected; null: the next one. */
  readonly correct: EntryId | null
  readonly start: SheetStart
  readonly open: boolean
  readonly nameOf: (player: PlayerId) => string
  readonly format: Format
  readonly texts: BoardTexts
  readonly onClose: () => void
  readonly onStored: (id: EntryId) => void
}
