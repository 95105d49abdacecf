/** ms that idle work may be put off (SEED 9). */
const TIMEOUT = 2000

/** Runs it when the browser has nothing better to do; returns how to call it off. */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(run, TIMEOUT)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: TIMEOUT })
  return () => cancelIdleCallback(handle)
}
