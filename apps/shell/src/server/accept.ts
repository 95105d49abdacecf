import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

/** Parsed headers: there are few different ones, and parsing takes a fifth of a cached answer. */
function remembered<T extends string | boolean>(read: (header: string) => T) {
  const cache = new LRUCache<string, T>({ max: 100, memoMethod: read })
  return (header: string): T => cache.memo(header)
}

/** The best encoding that an Accept-Encoding header allows. */
export const encodingFor = remembered((header) => {
  const taken = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(['br', 'gzip'])
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding)) ?? 'identity'
})

const mayBeHtml = remembered(
  (accept) =>
    new Negotiator({ headers: { accept } }).mediaTypes(['text/html', 'application/xhtml+xml'])
      .length > 0,
)

/** Whether an Accept header allows HTML; a missing one allows everything. */
export const takesHtml = (accept: string | undefined): boolean => !accept || mayBeHtml(accept)
