/**
 * A list that is never changed: one that was grown or changed shares with its origin all but one piece of it, so that
 * the hundred-thousandth deal costs what the first did.
 */
export type List<T> = {
  readonly length: number
  /** Pieces of `PIECE` items each. */
  readonly full: readonly (readonly T[])[]
  /** What does not fill a piece yet. */
  readonly tail: readonly T[]
}

const PIECE = 256

export function listOf<T>(items: readonly T[]): List<T> {
  const full: (readonly T[])[] = []
  const pieces = Math.floor(items.length / PIECE)
  for (let piece = 0; piece < pieces; piece++) full.push(items.slice(piece * PIECE, (piece + 1) * PIECE))
  return { length: items.length, full, tail: items.slice(pieces * PIECE) }
}

/** The list with one more at its end. */
export function grown<T>(list: List<T>, item: T): List<T> {
  const tail = [...list.tail, item]
  const length = list.length + 1
  return tail.length < PIECE ? { length, full: list.full, tail } : { length, full: [...list.full, tail], tail: [] }
}

/** The list with another item in one place. */
export function exchanged<T>(list: List<T>, at: number, item: T): List<T> {
  const piece = Math.floor(at / PIECE)
  const change = (items: readonly T[]) => items.map((old, index) => (index === at % PIECE ? item : old))
  if (piece === list.full.length) return { ...list, tail: change(list.tail) }
  return { ...list, full: list.full.map((items, index) => (index === piece ? change(items) : items)) }
}

export function itemAt<T>(list: List<T>, at: number): T | undefined {
  return (list.full[Math.floor(at / PIECE)] ?? list.tail)[at % PIECE]
}

export const itemsOf = <T>(list: List<T>): T[] => ([] as T[]).concat(...list.full, list.tail) // an empty list has no type of its own
