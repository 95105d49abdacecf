import { LRUCache } from 'lru-cache'

/**
 * Caches a value. When it is older than `ms`, callers get the old value while a new one is made in
 * the background. A failure keeps the old value.
 */
export function renewed<T extends {}>(ms: number, make: () => Promise<T>): () => Promise<T> {
  const cache = new LRUCache<'it', T>({
    max: 1,
    ttl: ms,
    fetchMethod: make,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    allowStaleOnFetchRejection: true,
  })
  return () => cache.forceFetch('it')
}
