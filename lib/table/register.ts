import type { EntryId } from './entry'

/**
 * Where in its log each entry lies. A register that was grown shares one map with its origin, and each of them sees
 * only as much of it as it had: so a new deal costs no copy.
 */
export type Register = { readonly at: Map<EntryId, number>; readonly size: number }

export function registerOf(ids: readonly { readonly entry: { readonly id: EntryId } }[]): Register {
  const at = new Map<EntryId, number>()
  ids.forEach(({ entry }, place) => at.set(entry.id, place))
  return { at, size: at.size }
}

export function placeIn(register: Register, id: EntryId): number | undefined {
  const place = register.at.get(id)
  return place !== undefined && place < register.size ? place : undefined
}

/** The register with one more entry, which it must not have yet, at its end. */
export function entered(register: Register, id: EntryId): Register {
  const { size } = register
  // Another log was grown from this one before: its entries are not ours.
  const at = register.at.size === size ? register.at : new Map([...register.at].filter(([, place]) => place < size))
  at.set(id, size)
  return { at, size: size + 1 }
}
