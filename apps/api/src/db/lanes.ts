import { AsyncLocalStorage } from 'node:async_hooks'
import { DatabaseBusyError } from './database.ts'

const current = new AsyncLocalStorage<string>()

/** Runs work whose queries go in one lane, such as the requests of a route. */
export const inLane = <T>(name: string, work: () => T): T => current.run(name, work)

/** To be called when the work is done; `isStuck`: it was given up because it took too long. */
type Leave = (isStuck: boolean) => void

/** Resolves when there is room; rejects with a `DatabaseBusyError` when there is none soon. */
export type Enter = () => Promise<Leave>

type Options = {
  /** How many may be in a lane at once. */
  width: number
  /** How many may wait for their turn. */
  waiting: number
  /** ms that each may wait. */
  patience: number
}

/**
 * Shares connections out by lanes, so that work that is stuck, on a locked table for example, does
 * not take them all. A lane whose work was given up admits one at a time, and refuses everybody
 * else, until one of them succeeds.
 */
export function sharedByLanes(options: Options): Enter {
  const lanes = new Map<string, Lane>()
  return async () => {
    const name = current.getStore() ?? 'background'
    const lane = lanes.get(name) ?? new Lane(options)
    lanes.set(name, lane)
    await lane.enter()
    return (isStuck) => lane.leave(isStuck)
  }
}

/** A part of the database that many use, in turn. */
export class Lane {
  readonly #options: Options
  readonly #waiting: PromiseWithResolvers<void>[] = []
  #inside = 0
  #isStuck = false

  constructor(options: Options) {
    this.#options = options
  }

  async enter(): Promise<void> {
    if (this.#hasRoom()) {
      this.#inside++
      return
    }
    if (this.#isStuck || this.#waiting.length >= this.#options.waiting) throw busy()
    const turn = Promise.withResolvers<void>()
    this.#waiting.push(turn)
    const timer = setTimeout(() => {
      this.#waiting.splice(this.#waiting.indexOf(turn), 1)
      turn.reject(busy())
    }, this.#options.patience)
    await turn.promise.finally(() => clearTimeout(timer))
  }

  leave(isStuck: boolean): void {
    this.#inside--
    this.#isStuck = isStuck
    if (isStuck) for (const turn of this.#waiting.splice(0)) turn.reject(busy())
    while (this.#waiting.length > 0 && this.#hasRoom()) {
      this.#inside++
      this.#waiting.shift()?.resolve()
    }
  }

  #hasRoom(): boolean {
    return this.#inside < (this.#isStuck ? 1 : this.#options.width)
  }
}

const busy = () => new DatabaseBusyError('Too much is waiting for the same part of the database')
