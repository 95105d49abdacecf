import { ApiError } from '@sumai/api-client'
import { isRouteErrorResponse } from '@sumai/platform'

/**
 * The status of an error page. An API that does not answer is a 503: the page may come back; what
 * the API refuses keeps its own status; everything else is ours, 500.
 */
export function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status
  if (error instanceof ApiError) {
    if (error.status === 0 || error.status === 429 || error.status >= 500) return 503
    if ([400, 401, 404, 406, 410].includes(error.status)) return error.status
  }
  return 500
}
