type Options = {
  /** Failures in a row after which nobody is asked any more. */
  failures: number
  /** ms until one is let through to see. */
  pauseMs: number
}

/**
 * Keeps a service that fails from being asked by everybody: they get their answer at once, and it
 * can recover. After a pause one request tries; when it succeeds, all may.
 */
export function createBreaker({ failures, pauseMs }: Options) {
  let inARow = 0
  let closedUntil = 0
  return {
    allows(now = Date.now()): boolean {
      if (inARow < failures) return true
      if (now < closedUntil) return false
      // This one tries; the others wait for what becomes of it.
      closedUntil = now + pauseMs
      return true
    },
    succeeded() {
      inARow = 0
    },
    failed(now = Date.now()) {
      inARow += 1
      if (inARow >= failures) closedUntil = now + pauseMs
    },
  }
}
