import { setImmediate, setTimeout } from 'node:timers/promises'

/** ms that a count waits for others, altogether. */
const PATIENCE = 20

/**
 * The requests under way in this process. To count all options keeps it busy for some ms, which a
 * quick answer would have to wait for at each of its steps: so counts let the others pass.
 */
export class Traffic {
  #requests = 0
  #counts = 0

  /** A request has come; call what it returns when it is over. */
  begin(): () => void {
    this.#requests++
    return () => {
      this.#requests--
    }
  }

  /** Does work that takes long, which awaits `pause` every now and then. */
  async count<T>(work: (pause: () => Promise<void>) => Promise<T>): Promise<T> {
    let patience = PATIENCE
    const pause = async () => {
      await setImmediate()
      for (; this.#requests > this.#counts && patience > 0; patience--) await setTimeout(1)
    }
    this.#counts++
    try {
      return await work(pause)
    } finally {
      this.#counts--
    }
  }
}
