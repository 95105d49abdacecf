import { data } from 'react-router'

/** Statuses with an error page of their own. */
type ErrorStatus = 400 | 401 | 404 | 406 | 410 | 500 | 503

/**
 * What a loader throws when there is no page to show: the shell's error page with that status.
 * The message is for logs and never reaches a visitor.
 */
export function httpError(status: ErrorStatus, message = '') {
  return data({ message }, { status })
}
