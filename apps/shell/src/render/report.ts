import { ApiError } from '@sumai/api-client'
import { isRouteErrorResponse } from '@sumai/platform'
import { statusOf } from '../errors/status-of.ts'

/**
 * What the log says of an error of a page; `null` for what visitors mistype. An API that fails is
 * one line, what is ours comes with its stack. Never a query: it may hold a receipt or a name.
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
