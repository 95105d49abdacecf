import { data } from 'react-router'

/** Statuses with an error page of their own. */
type ErrorStatus = 400 | 401 | 404 | 406 | 410 | 500 | 503

/**
 * What a loader throws to show the shell's error page with that status. The message is for logs;
 * visitors never see it.
 */
export function httpError(status: ErrorStatus, message = '') {
  return data({ message }, { status })
}
