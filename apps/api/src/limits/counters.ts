import { RateLimiterMemory } from 'rate-limiter-flexible'

/** Counts by key, for all processes or for this one alone. */
export type Counters = {
  /** Adds `points`, which may be negative, and resolves to the sum; it is forgotten after `seconds`. */
  add(key: string, points: number, seconds: number): Promise<number>
  /** Whether other processes count in the same place. */
  isShared: boolean
  open(): Promise<void>
  close(): void
}

/** What the library wants to be told; its own limits are not used, because each call has one. */
export const UNUSED = { points: 1, duration: 1, keyPrefix: 'api' }

export const countersOf = (
  limiter: Pick<RateLimiterMemory, 'penalty' | 'reward'>,
  rest: Omit<Counters, 'add'>,
): Counters => ({
  ...rest,
  async add(key, points, seconds) {
    const options = { customDuration: seconds }
    const { consumedPoints } =
      points < 0
        ? await limiter.reward(key, -points, options)
        : await limiter.penalty(key, points, options)
    return consumedPoints
  },
})

/** In the memory of this process. */
export const memoryCounters = (): Counters =>
  countersOf(new RateLimiterMemory(UNUSED), { isShared: false, async open() {}, close() {} })
