import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/**
 * Visitors who ask for these addresses all the time; `{unseen}` in one becomes another number each
 * time, so that no kept page answers. They live in a process of their own: what it takes to ask must
 * not be measured as what it takes to answer.
 */
export class Crowd {
  readonly #child
  readonly #told

  constructor(visitors: number, addresses: string[]) {
    const program = path.join(import.meta.dirname, 'crowd-program.ts')
    this.#child = fork(program, [String(visitors), ...addresses], { execArgv: [] })
    this.#told = Promise.race([
      once(this.#child, 'message'),
      once(this.#child, 'exit').then(() => Promise.reject(new Error('the crowd has ended'))),
    ])
    // Told when the crowd is ended, by whoever does so.
    this.#told.catch(() => {})
  }

  /** How often they got which status. Throws when one of them has failed. */
  async end(): Promise<Record<string, number>> {
    if (this.#child.connected) this.#child.send('end')
    const [statuses] = await this.#told
    return statuses
  }
}
