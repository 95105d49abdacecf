import { isAxiosError } from 'axios'
import { ApiError } from './api-error.ts'

/** The body of an error answer; anything may be missing when a proxy answered. */
type ErrorBody = {
  code?: string
  message?: string
  errors?: Record<string, string[]>
  request_id?: string
}

const TIMEOUTS = new Set(['ECONNABORTED', 'ETIMEDOUT'])

/** Turns whatever axios threw into the one error type of the client. */
export function toApiError(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause
  if (!isAxiosError(cause) || !cause.response) {
    const timedOut = isAxiosError(cause) && TIMEOUTS.has(cause.code ?? '')
    const message = cause instanceof Error ? cause.message : String(cause)
    return new ApiError({ status: 0, code: timedOut ? 'timeout' : 'network', message })
  }
  const { status, data, headers } = cause.response
  const body: ErrorBody = typeof data === 'object' && data !== null ? data : {}
  const retryAfter = Number(headers['retry-after'])
  return new ApiError({
    status,
    code: body.code ?? `http.${status}`,
    message: body.message ?? cause.message,
    errors: body.errors,
    retryAfter: Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : undefined,
    requestId: body.request_id,
  })
}
