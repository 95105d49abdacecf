import { createHmac } from 'node:crypto'
import { Problem } from '../http/problem.ts'
import type { Counters } from './counters.ts'
import { secondsLeft, windowAt } from './windows.ts'

/** At most `max` in `seconds`; 0 means without limit. */
export type Limit = { name: string; max: number; seconds: number }

type Options = {
  counters: Counters
  /** Makes the keys unreadable wherever they are kept: they are made of addresses. */
  secret: string
  now: () => Date
}

/** Counts against limits, in counters that other processes may share. */
export function limiter({ counters, secret, now }: Options) {
  const keyOf = ({ name, seconds }: Limit, who: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([name, windowAt(now(), seconds), who]))
      .digest('base64url')

  return {
    isShared: counters.isShared,

    /** Adds `points` and resolves to the sum of this window. */
    add: (limit: Limit, who: string, points: number): Promise<number> =>
      counters.add(keyOf(limit, who), points, limit.seconds),

    /** A 429 with the time until the next window. */
    refusal: ({ seconds }: Limit) =>
      new Problem({
        status: 429,
        code: 'request.too_many',
        retryAfter: secondsLeft(now(), seconds),
      }),
  }
}

export type Limiter = ReturnType<typeof limiter>
