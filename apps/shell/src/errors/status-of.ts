import { ApiError } from '@sumai/api-client'
import { isRouteErrorResponse } from '@sumai/platform/router'

/**
 * The status of an error page: 503 when the API does not answer, the status of the API when it
 * refuses, 500 for everything else.
 */
export function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status
  if (error instanceof ApiError) {
    if (error.status === 0 || error.status === 429 || error.status >= 500) return 503
    if ([400, 401, 404, 406, 410].includes(error.status)) return error.status
  }
  return 500
}
