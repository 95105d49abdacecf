import { ApiError } from '@sumai/api-client'
import { isRouteErrorResponse } from '@sumai/platform/router'
import { statusOf } from '../errors/status-of.ts'

/**
 * The log message for an error of a page; `null` for errors of visitors (404). A failure of the API
 * is one line, an error of our code has its stack. Queries are left out: they may contain a receipt
 * or a name.
 */
export function report(error: unknown, path: string): string | null {
  const status = statusOf(error)
  if (isRouteErrorResponse(error) || error instanceof ApiError) {
    if (status < 500) return null
    const why = error instanceof ApiError ? `, API: ${error.code}` : ''
    return `${path} ${status}${why}`
  }
  return `${path} ${status}, ${error instanceof Error ? (error.stack ?? error.message) : error}`
}
