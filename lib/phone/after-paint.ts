/** A tab that is not looked at draws nothing, and a slow one late; milliseconds. */
const LONGEST = 300

/** Runs this once, right after what has changed is on the screen; returns how to call it off. */
export function afterPaint(work: () => void): () => void {
  const stop = () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
  const run = () => {
    stop()
    work()
  }
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(run)
  })
  let timer = setTimeout(run, LONGEST)
  return stop
}
