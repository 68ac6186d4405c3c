/** A tab that is not looked at draws nothing; milliseconds. */
const LONGEST = 300

/** Runs this right after what has changed is on the screen; returns how to call it off. */
export function afterPaint(work: () => void): () => void {
  let timer = setTimeout(work, LONGEST)
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
