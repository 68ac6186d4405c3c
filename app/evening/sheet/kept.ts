import type { EntryId, Evening } from '@/lib/table'
import type { Draft } from './draft'
import type { GermanDraft } from './german-draft'

/** A half-filled sheet as the phone keeps it. Its seats mean nothing under another seating, so that is kept with it. */
export type Kept<D> = { readonly form: 1; readonly seating: EntryId; readonly draft: D }

/** Where the phone keeps the sheet of the next deal, or of a correction. */
export const keptKey = (evening: Evening, correct: EntryId | null): string =>
  `sheet ${evening.session.id} ${correct ?? 'next'}`

const isKept = (kept: unknown): kept is Kept<unknown> =>
  typeof kept === 'object' &&
  kept !== null &&
  'form' in kept &&
  kept.form === 1 &&
  'seating' in kept &&
  typeof kept.seating === 'string' &&
  'draft' in kept &&
  typeof kept.draft === 'object' &&
  kept.draft !== null

/** A Bavarian sheet of this form, or null: an older app may have kept another. */
export function readKept(kept: unknown): Kept<Draft> | null {
  return isKept(kept) && 'ramsch' in (kept.draft as object) ? (kept as Kept<Draft>) : null // only this app writes this form
}

export function readKeptGerman(kept: unknown): Kept<GermanDraft> | null {
  return isKept(kept) && 'chooser' in (kept.draft as object) ? (kept as Kept<GermanDraft>) : null // the same
}
