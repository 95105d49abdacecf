import { data } from '@sumai/platform'
import { saveInputs } from './open-forms.ts'
import { isReachable } from './reachable.ts'

/** ms between two reloads. */
const PAUSE = 60_000
const KEY = 'sumai.reloaded'

/**
 * Reloads the page from the server when code is missing, usually after a release. At most once in
 * 60 s; values of open forms are restored. Within the 60 s the error is thrown again and becomes an
 * error page. Without a connection it is a 503.
 */
export async function reloadOnce(error: unknown, target: string): Promise<never> {
  if (!(await isReachable())) throw data(null, { status: 503 })
  if (!isAllowed()) throw error
  saveInputs()
  if (target === window.location.href) window.location.reload()
  else window.location.assign(target)
  // Pending until the reload, so that the current page stays.
  return new Promise(() => {})
}

function isAllowed(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    if (Date.now() - last < PAUSE) return false
    sessionStorage.setItem(KEY, String(Date.now()))
    return true
  } catch {
    // Without storage it could reload for ever, so it shows the error page.
    return false
  }
}
