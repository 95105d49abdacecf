import { isApiError } from '@sumai/api-client'
import { httpError } from '@sumai/platform'

/** For a listing that ended more than 30 days ago: the page says so, and search engines forget it. */
export function goneForGood(error: unknown): never {
  throw isApiError(error) && error.code === 'room.closed' ? httpError(410) : error
}
