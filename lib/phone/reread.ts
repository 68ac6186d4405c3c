import { parseEntry } from '../sync'
import { isKnown } from '../table'
import type { Phone } from './exchange'

/** An older app kept entries that it did not know; what this one knows of them is read now, and counts from now on. */
export async function reread({ store, onChange }: Pick<Phone, 'store' | 'onChange'>, table: string): Promise<void> {
  const unread = await store.entries(table, 'unread')
  const read = unread.flatMap(({ entry }) => {
    const parsed = isKnown(entry) ? parseEntry(entry) : null
    return parsed && 'entry' in parsed && isKnown(parsed.entry) ? [parsed.entry] : []
  })
  if (read.length > 0) onChange(table, await store.reread(table, read))
}
