/** What is of this moment only: dialogs, and what can be taken back. */
const PASSING = 'dialog, [role=status], [role=alert]'

const LINE = 'tbody > tr'

/** Whether a part of the board is still on its way (app/_ui/later). */
export const isComing = (board: Element): boolean => board.querySelector('[data-coming]') !== null

/** The board as markup that can be shown without the app: it can be looked at, and only the finger finds its keys. */
export function markupOf(board: HTMLElement): string {
  // What React drew is copied as what it is.
  const copy = board.cloneNode(true) as HTMLElement
  copy.removeAttribute('data-board')
  for (const part of copy.querySelectorAll(PASSING)) part.remove()
  // Lines of the pad below what the screen shows of it.
  const isBelow = [...board.querySelectorAll(LINE)].map(
    (line) => line.getBoundingClientRect().top + scrollY > innerHeight,
  )
  for (const [at, line] of copy.querySelectorAll(LINE).entries()) if (isBelow[at]) line.remove()
  // Whether all is on the server may be otherwise by then; its place stays.
  for (const part of copy.querySelectorAll('[data-now]')) part.classList.add('invisible')
  for (const part of copy.querySelectorAll('[id]')) part.removeAttribute('id')
  for (const key of copy.querySelectorAll('button, a')) key.setAttribute('tabindex', '-1')
  for (const part of copy.querySelectorAll('[style]')) {
    part.setAttribute('data-style', part.getAttribute('style') ?? '')
    part.removeAttribute('style')
  }
  // The page has its own main part.
  return copy.outerHTML.replaceAll('<main', '<div').replaceAll('</main', '</div')
}

const nameOf = (key: Element) => key.getAttribute('aria-label') ?? key.textContent
const named = (within: Element, name: string | null) =>
  [...within.querySelectorAll<HTMLElement>('button, a')].filter((key) => nameOf(key) === name)

/** The key on the board that is the one that was tapped where it was last seen; undefined: none was, or it is gone. */
export function tappedOn(board: Element, seen: Element): HTMLElement | undefined {
  const tapped = seen.querySelector<HTMLElement>('[data-tapped]')
  if (!tapped) return undefined
  const name = nameOf(tapped)
  return named(board, name)[named(seen, name).indexOf(tapped)]
}
