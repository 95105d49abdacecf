import { LRUCache } from 'lru-cache'
import type { Limit, Limiter } from './limit.ts'
import { windowAt } from './windows.ts'

/** Addresses of which this process knows how often they called. */
const KNOWN = 50_000
/** Other processes hear of somebody for every twentieth of what is allowed. */
const PARTS = 20
/** Reports to other processes that may be on their way: a slow database must not get more. */
const MOST_REPORTS = 4

type Calls = {
  window: number
  /** Counted by this process, and of these not reported yet. */
  own: number
  unreported: number
  /** Counted by others, as far as is known. */
  others: number
}

type Options = { limit: Limit; limiter: Limiter; now: () => Date }

/**
 * Counts calls without waiting for anything: in this process, which tells the others from time to
 * time. With N processes somebody may have up to N twentieths more than the limit.
 */
export function limitCalls({ limit, limiter, now }: Options) {
  const known = new LRUCache<string, Calls>({ max: KNOWN })
  const part = Math.max(1, Math.floor(limit.max / PARTS))
  let reports = 0

  function callsOf(who: string): Calls {
    const window = windowAt(now(), limit.seconds)
    const calls = known.get(who)
    if (calls?.window === window) return calls
    const none = { window, own: 0, unreported: 0, others: 0 }
    known.set(who, none)
    return none
  }

  async function report(who: string, calls: Calls): Promise<void> {
    const points = calls.unreported
    calls.unreported = 0
    reports++
    const reported = calls.own
    const all = await limiter.add(limit, who, points).catch(() => 0)
    calls.others = Math.max(0, all - reported)
    reports--
  }

  /** Throws a 429 when somebody calls too often; such calls are not counted any more. */
  return function count(who: string): void {
    if (limit.max === 0) return
    const calls = callsOf(who)
    if (calls.own + calls.others >= limit.max) throw limiter.refusal(limit)
    calls.own++
    calls.unreported++
    const isDue = limiter.isShared && calls.unreported >= part && reports < MOST_REPORTS
    if (isDue) void report(who, calls)
  }
}
