import type { Entry, EntryId } from '../table'

type Written<E> = E extends Entry ? Omit<E, 'id' | 'v' | 'at' | 'by'> & { readonly id?: EntryId } : never

/**
 * What a screen says when something happened: an entry without what the phone adds by itself.
 * An `id` (of `newId`) is given when another draft of the same write names this one.
 */
export type Draft = Written<Entry>
