/** Within this time two taps are one double tap, in milliseconds. */
const DOUBLE_TAP = 350

/** From a finger: a mouse and a keyboard hit what they aim at. */
const byFinger = (event: MouseEvent): boolean =>
  event.detail > 0 && !('pointerType' in event && event.pointerType === 'mouse')

/** Call when the sheet is about to close: the second half of a double tap would fall on what lies under it. */
export function swallowDoubleTap(): void {
  const swallow = (event: MouseEvent) => {
    if (!byFinger(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', swallow, { capture: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), DOUBLE_TAP)
}
