/** Failures in a row after which calls are refused. */
const FAILURES = 5
/** ms until one call is tried to see whether the API has recovered. */
const PAUSE = 2000

export type Breaker = ReturnType<typeof createBreaker>

/**
 * Refuses calls after several failures in a row; then admits one after every pause, until one
 * succeeds. Measures with a monotonic clock: a step of the wall clock makes no pause longer or
 * shorter.
 */
export function createBreaker() {
  let failures = 0
  let refusesUntil = 0
  return {
    /** Whether a call may be made now. */
    admits(): boolean {
      if (failures < FAILURES) return true
      const now = performance.now()
      if (now < refusesUntil) return false
      // The others wait until this one has told how it ended, or for another pause.
      refusesUntil = now + PAUSE
      return true
    },
    /** Tells how a call ended that was admitted. */
    note(isGood: boolean): void {
      failures = isGood ? 0 : failures + 1
      if (failures >= FAILURES) refusesUntil = performance.now() + PAUSE
    },
  }
}
