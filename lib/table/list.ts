/**
 * A list that is never changed: one that was grown or changed shares with its origin all but one piece of it, so that
 * the hundred-thousandth deal costs what the first did.
 */
export type List<T> = {
  readonly length: number
  /** Pieces of `PIECE` items each. */
  readonly full: readonly Piece<T>[]
  /** What does not fill a piece yet. */
  readonly tail: readonly T[]
}

export type Piece<T> = { readonly items: readonly T[] }

export const PIECE = 256

export function listOf<T>(items: readonly T[]): List<T> {
  const full: Piece<T>[] = []
  const pieces = Math.floor(items.length / PIECE)
  for (let piece = 0; piece < pieces; piece++) full.push({ items: items.slice(piece * PIECE, (piece + 1) * PIECE) })
  return { length: items.length, full, tail: items.slice(pieces * PIECE) }
}

/** A piece whose items are made when somebody looks at one of them, and kept then. */
export function laterPiece<T>(make: () => readonly T[]): Piece<T> {
  const items = once(make)
  return {
    get items() {
      return items()
    },
  }
}

/** What `make` makes when it is asked for the first time. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null
  return () => (made ??= { value: make() }).value
}

/** The list with one more at its end. */
export function grown<T>(list: List<T>, item: T): List<T> {
  const tail = [...list.tail, item]
  const length = list.length + 1
  if (tail.length < PIECE) return { length, full: list.full, tail }
  return { length, full: [...list.full, { items: tail }], tail: [] }
}

/** The list with another item in one place. */
export function exchanged<T>(list: List<T>, at: number, item: T): List<T> {
  const place = Math.floor(at / PIECE)
  const change = (items: readonly T[]) => items.map((old, index) => (index === at % PIECE ? item : old))
  if (place === list.full.length) return { ...list, tail: change(list.tail) }
  return { ...list, full: list.full.map((piece, index) => (index === place ? { items: change(piece.items) } : piece)) }
}

export function itemAt<T>(list: List<T>, at: number): T | undefined {
  return (list.full[Math.floor(at / PIECE)]?.items ?? list.tail)[at % PIECE]
}

export const itemsOf = <T>(list: List<T>): T[] => ([] as T[]).concat(...list.full.map(({ items }) => items), list.tail) // an empty list has no type of its own
