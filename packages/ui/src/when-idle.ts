/** ms after which idle work is done at the latest. */
const TIMEOUT = 2000

/** Runs a function when the browser is idle; returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(run, TIMEOUT)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: TIMEOUT })
  return () => cancelIdleCallback(handle)
}
