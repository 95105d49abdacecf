import type { FastifyError, FastifyRequest } from 'fastify'
import { Problem } from './problem.ts'

/** Throws 415 unless the body is a form with files. */
export function requireMultipart(request: FastifyRequest): void {
  if (!request.isMultipart()) throw new Problem({ status: 415, code: 'request.unsupported_type' })
}

/** What the parser throws: it gives a status to what is too large, and none to an unreadable form. */
export const multipartFault = (cause: Partial<FastifyError>) =>
  cause.statusCode ? cause : new Problem({ status: 400, code: 'request.malformed' })
