import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Redirect } from '../releases/messages.ts'
import { encodingFor } from './accept.ts'
import { type Answer, ageOf, type CachedPage, isRedirect } from './page-cache.ts'
import type { SecurityHeaders } from './security-headers.ts'

type Headers = Record<string, string | number>

/**
 * Sends pages in the best encoding for the browser, and redirects. The headers of a page are
 * prepared once and written without Fastify, which would prepare them for each request: 5 % more
 * cached pages per second (docs/decisions/0014-bars-of-speed-that-are-missed.md).
 */
export function pageSender({ documents }: SecurityHeaders) {
  const kept = new WeakMap<CachedPage, { head: Headers; br: Headers }>()

  function headersOf(page: CachedPage) {
    let headers = kept.get(page)
    if (!headers) {
      const head = { ...documents, ...ownHeaders(page) }
      headers = { head, br: encoded(head, page.br, 'br') }
      kept.set(page, headers)
    }
    return headers
  }

  /** `more`: additional headers of this answer. */
  return async function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    answer: Answer,
    more?: Headers,
  ) {
    if (isRedirect(answer)) return sendRedirect(reply, answer)
    const { head, br } = headersOf(answer)
    const write = (status: number, headers: Headers, body?: Buffer) => {
      const all = more || answer.stale ? { ...headers, ...more, ...staleness(answer) } : headers
      reply.raw.writeHead(status, all)
      reply.hijack().raw.end(body)
    }
    const { 'accept-encoding': accepted = '', 'if-none-match': known } = request.headers
    if (answer.cacheable && known === answer.etag) return write(304, head)
    const encoding = encodingFor(accepted)
    if (encoding === 'br') return write(answer.status, br, answer.br)
    if (encoding === 'gzip') {
      const body = await answer.gzip()
      return write(answer.status, encoded(head, body, 'gzip'), body)
    }
    const body = await answer.body()
    write(answer.status, encoded(head, body), body)
  }
}

const ownHeaders = ({ status, csp, cacheable, etag }: CachedPage): Headers => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': csp,
  vary: 'accept-encoding',
  'cache-control': cacheable ? 'no-cache' : 'no-store',
  ...(cacheable ? { etag } : {}),
  ...(status === 503 ? { 'retry-after': '30' } : {}),
  ...(status === 405 ? { allow: 'GET, HEAD' } : {}),
})

const encoded = (head: Headers, { length }: Buffer, encoding?: string): Headers => ({
  ...head,
  ...(encoding ? { 'content-encoding': encoding } : {}),
  'content-length': length,
})

const staleness = (page: CachedPage): Headers =>
  page.stale
    ? {
        age: Math.round(ageOf(page) / 1000),
        warning: '110 - "Response is Stale"',
      }
    : {}

function sendRedirect(reply: FastifyReply, { status, location }: Redirect) {
  const permanent = status === 301 || status === 308
  return reply
    .code(status)
    .header('location', location)
    .header('cache-control', permanent ? 'public, max-age=3600' : 'no-store')
    .send()
}
