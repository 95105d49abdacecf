import { setImmediate, setTimeout } from 'node:timers/promises'

/** ms that a count waits for other requests in total. */
const MAX_WAIT_MS = 20

/**
 * Counts the current requests of this process. Counting all options blocks the process for some ms,
 * and other requests would wait at each of their steps, so a count pauses while there are others.
 */
export class Traffic {
  #requests = 0
  #counts = 0

  /** To be called when a request begins; returns what to call when it ends. */
  begin(): () => void {
    this.#requests++
    return () => {
      this.#requests--
    }
  }

  /** Runs a long count, which has to await `pause` every now and then. */
  async count<T>(work: (pause: () => Promise<void>) => Promise<T>): Promise<T> {
    let waitMs = MAX_WAIT_MS
    const pause = async () => {
      await setImmediate()
      for (; this.#requests > this.#counts && waitMs > 0; waitMs--) await setTimeout(1)
    }
    this.#counts++
    try {
      return await work(pause)
    } finally {
      this.#counts--
    }
  }
}
