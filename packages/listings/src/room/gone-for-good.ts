import { isApiError } from '@sumai/api-client'
import { httpError } from '@sumai/platform'

/**
 * Turns the error for a listing that ended over 30 days ago into 410, so it leaves search engines.
 */
export function goneForGood(error: unknown): never {
  throw isApiError(error) && error.code === 'room.closed' ? httpError(410) : error
}
