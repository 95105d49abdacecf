import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

/** Browsers send few different headers, and to read one takes a fifth of the time of a cached page. */
function remembered<T extends string | boolean>(read: (header: string) => T) {
  const cache = new LRUCache<string, T>({ max: 100, memoMethod: read })
  return (header: string): T => cache.memo(header)
}

/** What a page is sent in to a browser with this Accept-Encoding header: the shortest that it takes. */
export const encodingFor = remembered((header) => {
  const taken = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(['br', 'gzip'])
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding)) ?? 'identity'
})

const mayBeHtml = remembered(
  (accept) =>
    new Negotiator({ headers: { accept } }).mediaTypes(['text/html', 'application/xhtml+xml'])
      .length > 0,
)

/** Whether an Accept header takes pages; none takes everything. */
export const takesHtml = (accept: string | undefined): boolean => !accept || mayBeHtml(accept)
