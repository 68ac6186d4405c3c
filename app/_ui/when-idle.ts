/** Runs this when the screen is painted and nothing else is to do; returns how to call it off. */
export function whenIdle(work: () => void): () => void {
  // Safari has no other sign of being idle than that some time has passed.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 500)
    return () => clearTimeout(timer)
  }
  const call = requestIdleCallback(work, { timeout: 2000 })
  return () => cancelIdleCallback(call)
}
