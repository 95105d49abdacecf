/** How urgent a render is. Forms come first; renewals of kept pages, for which nobody waits, last. */
export type Urgency = 'form' | 'page' | 'renewal'

/** More is asked for than can be rendered in time. */
export class Overloaded extends Error {
  override name = 'Overloaded'
}

/** The same for everybody: a stack trace of each would cost more than the refusal. */
const OVERLOADED = new Overloaded('there is more to render than can be rendered in time')

type Options = {
  /** Renders of one process at the same time: while some wait for the API, others are drawn. */
  atOnce: number
  /** ms that a render may have to wait for its turn, as far as can be foreseen. */
  longestWait: Record<Urgency, number>
}

type Waiting = { start(): void; refuse(reason: Error): void; since: number }

const DEFAULTS: Options = {
  atOnce: 12,
  longestWait: { form: 3000, page: 1000, renewal: 5000 },
}

/** Which is looked at first when a render has ended. */
const ORDER: readonly Urgency[] = ['form', 'page', 'renewal']

/** ms that a render takes, before any was measured. */
const FIRST_GUESS = 100
/** How much one render changes the mean. */
const WEIGHT = 0.1

/**
 * Bounds the renders of one remote. What would have to wait too long is refused at once, by how long
 * renders have taken lately, and so is what has waited too long all the same.
 */
export class RenderQueue {
  readonly #options: Options
  readonly #lines: Record<Urgency, Set<Waiting>> = {
    form: new Set(),
    page: new Set(),
    renewal: new Set(),
  }
  #running = 0
  #meanMs = FIRST_GUESS

  constructor(options: Partial<Options> = {}) {
    this.#options = { ...DEFAULTS, ...options }
  }

  /**
   * Runs `render` when it is its turn. Rejects with `Overloaded` when that would take too long, and
   * with the reason of `left` when whoever asked for it has left before.
   */
  async run<T>(render: () => Promise<T>, urgency: Urgency, left?: AbortSignal): Promise<T> {
    if (this.#running >= this.#options.atOnce) await this.#turn(urgency, left)
    this.#running += 1
    const begun = performance.now()
    try {
      return await render()
    } finally {
      this.#running -= 1
      this.#meanMs += (performance.now() - begun - this.#meanMs) * WEIGHT
      this.#startNext()
    }
  }

  #turn(urgency: Urgency, left?: AbortSignal): Promise<void> {
    const line = this.#lines[urgency]
    if (this.#waitOf(line.size + 1) > this.#options.longestWait[urgency]) {
      return Promise.reject(OVERLOADED)
    }
    return new Promise((resolve, reject) => {
      const waiting = { start: resolve, refuse: reject, since: performance.now() }
      line.add(waiting)
      left?.addEventListener('abort', () => {
        if (line.delete(waiting)) reject(left.reason)
      })
    })
  }

  #startNext(): void {
    for (const urgency of ORDER) {
      const line = this.#lines[urgency]
      for (const waiting of line) {
        line.delete(waiting)
        if (performance.now() - waiting.since <= 2 * this.#options.longestWait[urgency]) {
          waiting.start()
          return
        }
        waiting.refuse(OVERLOADED)
      }
    }
  }

  /** ms until the last of so many that wait can start. */
  #waitOf(count: number): number {
    return (count * this.#meanMs) / this.#options.atOnce
  }
}
