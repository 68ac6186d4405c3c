import { newId } from './ids'

/** The key in localStorage: it is read before any script of the app is there (app/evening/show-last-seen). */
const LAST_SEEN = 'last-seen'

/** What the board showed last: a phone that opens it anew shows that while the app is getting ready. */
export type LastSeen = {
  /** Whose board: the ids of the table and of the evening. */
  readonly table: string
  readonly session: string
  readonly language: string
  /** The build that drew it: another one has other styles. */
  readonly build: string
  readonly markup: string
}

/** What is kept, to be given back to `keepLastSeen`. */
export function lastSeen(): string | null {
  try {
    return localStorage.getItem(LAST_SEEN)
  } catch {
    return null // storage is forbidden
  }
}

/** Keeps what is seen, unless something was forgotten since `mark` was taken: then it is of an older log. */
export function keepLastSeen(mark: string | null, seen: LastSeen): void {
  if (lastSeen() !== mark) return
  try {
    localStorage.setItem(LAST_SEEN, JSON.stringify(seen))
  } catch {
    // Forbidden or full: the app opens with an empty pad.
  }
}

/** Before any entry changes, so that nothing is ever shown that is no longer so. */
export function forgetLastSeen(): void {
  try {
    // No two marks are alike: what was drawn before is not kept after.
    localStorage.setItem(LAST_SEEN, newId())
  } catch {
    removeLastSeen()
  }
}

function removeLastSeen(): void {
  try {
    // Goes even where nothing can be written.
    localStorage.removeItem(LAST_SEEN)
  } catch {
    // Storage is forbidden, or there is none.
  }
}
