import type { ApiError } from '@sumai/api-client'

/** Not 500 and more: too slow, too early, too often, without a session, without an answer. */
const PASSING = new Set([0, 401, 408, 425, 429])

/** Whether the same call may succeed when the line, the session or the API is back. */
export const maySucceedLater = ({ status }: ApiError): boolean =>
  PASSING.has(status) || status >= 500
