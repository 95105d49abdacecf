import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { Problem } from './problem.ts'
import { toProblem } from './to-problem.ts'

/** Answers every error with the same kind of body, and logs where the fault is. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = toProblem(error, request.method)
  if (problem.status >= 500) {
    const { method, routeOptions } = request
    request.log.error({ err: error }, `${method} ${routeOptions?.url ?? 'unknown route'} failed`)
  }
  if (problem.retryAfter) reply.header('retry-after', String(problem.retryAfter))
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer')
  return reply
    .status(problem.status)
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .type('application/json; charset=utf-8')
    .send(problem.body(request.id))
}

export const errors = fp(async (app) => {
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(() => {
    throw new Problem({ status: 404, code: 'not_found' })
  })
})
