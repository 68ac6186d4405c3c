import type { EntryId } from './entry'

/**
 * Where in its log each entry lies. The ids of one phone ascend, so mostly those of an evening do, and halving finds a
 * place; a log whose ids do not ascend has a map. A register that was grown shares its list or map with its origin, and
 * each of them sees only as much of it as it had: so a new deal costs no copy.
 */
export type Register = { readonly size: number } & (
  { readonly ids: EntryId[]; readonly at: null } | { readonly ids: null; readonly at: Map<EntryId, number> }
)

/** Of an id that stands there twice, the later place; then the register is smaller than the list. */
export function registerOf(ids: EntryId[], ascending: boolean): Register {
  if (ascending) return { size: ids.length, ids, at: null }
  const at = new Map(ids.map((id, place) => [id, place]))
  return { size: at.size, ids: null, at }
}

export function placeIn(register: Register, id: EntryId): number | undefined {
  const place = register.at ? register.at.get(id) : halved(register.ids, register.size, id)
  return place !== undefined && place < register.size ? place : undefined
}

function halved(ids: readonly EntryId[], size: number, id: EntryId): number | undefined {
  let from = 0
  let to = size
  while (from < to) {
    const middle = (from + to) >> 1
    if ((ids[middle] ?? '') < id) from = middle + 1
    else to = middle
  }
  return ids[from] === id ? from : undefined
}

/** The register with one more entry, which it must not have yet, at its end. */
export function entered(register: Register, id: EntryId): Register {
  const { size } = register
  // If another log was grown from this one before, its entries are not ours.
  if (register.at) {
    const at = register.at.size === size ? register.at : new Map([...register.at].filter(([, place]) => place < size))
    at.set(id, size)
    return { size: size + 1, ids: null, at }
  }
  const ids = register.ids.length === size ? register.ids : register.ids.slice(0, size)
  if ((ids[size - 1] ?? '') > id) return registerOf([...ids, id], false)
  ids.push(id)
  return { size: size + 1, ids, at: null }
}
