import type { FastifyError } from 'fastify'
import type { z } from 'zod'
import { DatabaseAwayError, DatabaseBusyError } from '../db/database.ts'
import { DiskFullError } from '../db/free-space.ts'
import { TimeoutError } from '../within.ts'
import { Problem } from './problem.ts'
import { reasonOf } from './reason-of.ts'

/** The problem for an error of any kind; it depends on the method. */
export function toProblem(error: unknown, method: string): Problem {
  if (error instanceof Problem) return error
  const fault = error as Partial<FastifyError> & { cause?: unknown }
  if (fault.validation) return invalid(fault)
  if (fault.statusCode === TOO_LONG) return refused(404)
  if (isClientFault(fault.statusCode)) return refused(fault.statusCode)
  if (fault.code === 'FST_ERR_HANDLER_TIMEOUT') return tryAgain()
  return databaseProblem(fault, method) ?? databaseProblem(fault.cause, method) ?? internal()
}

/** URI too long, which no identifier is: 404. */
const TOO_LONG = 414

const internal = () => new Problem({ status: 500, code: 'server.fault' })

const isClientFault = (status: number | undefined): status is number =>
  status !== undefined && status >= 400 && status < 500

const CODES: Record<number, string> = {
  400: 'request.malformed',
  404: 'not_found',
  413: 'request.too_large',
  415: 'request.unsupported_type',
  429: 'request.too_many',
}

const refused = (status: number) =>
  new Problem({ status, code: CODES[status] ?? 'request.refused' })

/** 404 for a malformed identifier, 400 for an invalid query, 422 for an invalid body. */
function invalid({ validation = [], validationContext }: Partial<FastifyError>): Problem {
  if (validationContext === 'params') return refused(404)
  const errors: Record<string, string[]> = {}
  for (const { instancePath, keyword, message, params } of validation) {
    const field = instancePath.split('/').filter(Boolean).join('.')
    const text = reasonOf({ ...params, code: keyword, message, path: [] } as z.core.$ZodIssue)
    errors[field] = [...(errors[field] ?? []), text]
  }
  return validationContext === 'body'
    ? new Problem({ status: 422, code: 'request.invalid_body', errors })
    : new Problem({ status: 400, code: 'request.invalid_query', errors })
}

const UNIQUE_VIOLATION = '23505'
const EXISTS = '同じ番号またはメールアドレスがすでに登録されています。'

/** Errors that pass, after which the same request may succeed. */
const PASSING = [DatabaseAwayError, DatabaseBusyError, DiskFullError, TimeoutError]
/**
 * SQLSTATE: lost connections (08), transactions that collided (40), no resources, such as a disk
 * (53) or one that fails (58), locks that others hold (55P03), cancelled for the time it took
 * (57014), shutting down (57P).
 */
const PASSING_CODE = /^(08|40|53|58|55P03|57014|57P)/

/**
 * By SQLSTATE: class 22 is a value no column can hold, such as a NUL or a number too large; a query
 * that has one is a 400, a body a 422, as everywhere.
 */
function databaseProblem(error: unknown, method: string): Problem | undefined {
  if (PASSING.some((kind) => error instanceof kind)) return tryAgain()
  const { code = '' } = (error ?? {}) as { code?: string }
  if (code.startsWith('22')) {
    const status = method === 'GET' || method === 'HEAD' ? 400 : 422
    return new Problem({ status, code: 'request.invalid_value' })
  }
  if (code === UNIQUE_VIOLATION)
    return new Problem({ status: 409, code: 'conflict.exists', message: EXISTS })
  if (PASSING_CODE.test(code)) return tryAgain()
}

/** The same request may succeed in a moment. */
const tryAgain = () => new Problem({ status: 503, code: 'retry', retryAfter: 2 })
