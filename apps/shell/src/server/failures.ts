import type { FastifyInstance } from 'fastify'
import { errorText, errorTitle } from '../errors/error-texts.ts'
import { LAST_RESORT } from '../errors/last-resort.ts'
import { Overloaded } from '../releases/render-queue.ts'
import { Unanswered } from '../releases/renderer.ts'
import { PLAIN_POLICY, plainPage } from './plain-page.ts'
import { refuse } from './refuse.ts'
import type { SecurityHeaders } from './security-headers.ts'

/** The page to send when not even the error page can be rendered. */
const lastResort = (status: number) =>
  plainPage({ status, heading: errorTitle(status), text: LAST_RESORT })

/**
 * For visitors who come when there is too much to render, or whose page nobody has rendered in time.
 * Prepared once, so that sending it costs little.
 */
function laterPage(headers: Record<string, string>) {
  const { heading, text } = errorText(503) ?? { heading: '', text: '' }
  const body = Buffer.from(plainPage({ status: 503, heading, text }))
  return {
    body,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-length': body.length,
      'content-security-policy': PLAIN_POLICY,
      'cache-control': 'no-store',
      'retry-after': '5',
    },
  }
}

type Options = { headers: SecurityHeaders; log(error: unknown): void }

/** Answers requests that fail or that no route takes, with pages that need no rendering. */
export function answerFailures(app: FastifyInstance, { headers, log }: Options): void {
  const later = laterPage(headers.documents)

  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    // The visitor has left.
    if (reply.raw.destroyed) return reply.hijack()
    if (error instanceof Unanswered) log(error)
    if (error instanceof Overloaded || error instanceof Unanswered) {
      reply.hijack().raw.writeHead(503, later.headers).end(later.body)
      return
    }
    const status = error.statusCode ?? 500
    // For a folder, or a path outside the served folders.
    if (status === 403) return refuse(reply, 404)
    if (status < 500) return refuse(reply, status)
    log(error)
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'content-security-policy': PLAIN_POLICY })
      .send(lastResort(status))
  })
  app.setNotFoundHandler(({ method }, reply) => {
    if (method === 'GET' || method === 'HEAD') return refuse(reply, 404)
    return refuse(reply.header('allow', 'GET, HEAD, POST'), 405)
  })
}
