import type { FastifyReply, FastifyRequest } from 'fastify'
import { takes } from './accept.ts'
import type { Answer } from './page-cache.ts'

/** Sends a page in the best encoding the browser takes, or a redirect. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, answer: Answer) {
  if (answer instanceof Response) return sendRedirect(reply, answer)
  const { status, cacheable } = answer
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', answer.csp)
    .header('vary', 'accept-encoding')
    .header('cache-control', cacheable ? 'no-cache' : 'no-store')
  if (status === 503) reply.header('retry-after', '30')
  if (status === 405) reply.header('allow', 'GET, HEAD')
  if (cacheable) {
    reply.header('etag', answer.etag)
    if (answer.stale) {
      reply.header('age', Math.round((Date.now() - answer.renderedAt) / 1000))
      reply.header('warning', '110 - "Response is Stale"')
    }
    if (request.headers['if-none-match'] === answer.etag) return reply.code(304).send()
  }
  const accepted = request.headers['accept-encoding'] ?? ''
  if (takes(accepted, 'br')) return reply.header('content-encoding', 'br').send(answer.br)
  if (takes(accepted, 'gzip')) {
    return reply.header('content-encoding', 'gzip').send(await answer.gzip())
  }
  return reply.send(await answer.body())
}

function sendRedirect(reply: FastifyReply, answer: Response) {
  const permanent = answer.status === 301 || answer.status === 308
  return reply
    .code(answer.status)
    .header('location', answer.headers.get('location') ?? '/')
    .header('cache-control', permanent ? 'public, max-age=3600' : 'no-store')
    .send()
}
