import { LRUCache } from 'lru-cache'

/** ms: counts are written no more often. */
const FRESH = 60_000
const MOST = 200

/** Reads by key, anew once a minute; whoever asks meanwhile gets what was read. */
export function keptAMinute<Value>(now: () => Date, read: (key: string) => Promise<Value>) {
  const kept = new LRUCache<string, { until: number; value: Promise<Value> }>({ max: MOST })

  return function get(key: string): Promise<Value> {
    const known = kept.get(key)
    if (known && known.until > now().getTime()) return known.value
    const value = read(key)
    kept.set(key, { until: now().getTime() + FRESH, value })
    value.catch(() => kept.delete(key))
    return value
  }
}
