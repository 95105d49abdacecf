import { LRUCache } from 'lru-cache'

const BEHIND = {
  allowStale: true,
  noDeleteOnFetchRejection: true,
  allowStaleOnFetchRejection: true,
} as const

/** Characters of all texts that `renewedTexts` keeps. */
const SIZE = 20_000_000

/**
 * Caches a value. When it is older than `ms`, callers get the old value while a new one is made in
 * the background. A failure keeps the old value.
 */
export function renewed<T extends {}>(ms: number, make: () => Promise<T>): () => Promise<T> {
  const cache = new LRUCache<'it', T>({ ...BEHIND, max: 1, ttl: ms, fetchMethod: make })
  return () => cache.forceFetch('it')
}

/** The same for texts by name. `null` is not kept. */
export function renewedTexts(ms: number, make: (name: string) => Promise<string | null>) {
  const texts = new LRUCache<string, string>({
    ...BEHIND,
    maxSize: SIZE,
    sizeCalculation: (text, name) => text.length + name.length,
    ttl: ms,
    fetchMethod: async (name) => (await make(name)) ?? undefined,
  })
  return async (name: string): Promise<string | null> => (await texts.fetch(name)) ?? null
}
