import { setImmediate, setTimeout } from 'node:timers/promises'

/** ms that a count waits for other requests in total. */
const MAX_WAIT_MS = 20
/** ms that work behind the scenes waits. */
const MAX_QUIET_MS = 50

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

  /** Resolves when nobody waits for an answer, or soon: work that nobody waits for makes way. */
  async quiet(): Promise<void> {
    await setImmediate()
    for (let waitMs = MAX_QUIET_MS; this.#requests > 0 && waitMs > 0; waitMs--) await setTimeout(1)
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
