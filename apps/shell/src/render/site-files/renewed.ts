import { LRUCache } from 'lru-cache'

/**
 * Makes something once and keeps it; whoever asks when it is older than `ms` gets the old one while
 * a new one is made behind. A failure keeps what there is.
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
