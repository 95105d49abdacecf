import { IDLE_PREFETCH_TIMEOUT_MS } from '@sumai/domain/constants'

/** Runs it when the browser has nothing better to do; returns how to call it off. */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(run, IDLE_PREFETCH_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: IDLE_PREFETCH_TIMEOUT_MS })
  return () => cancelIdleCallback(handle)
}
