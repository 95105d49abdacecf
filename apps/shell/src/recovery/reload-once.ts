import { data } from '@sumai/platform'
import { saveInputs } from './open-forms.ts'
import { isReachable } from './reachable.ts'

/** ms between two reloads. */
const PAUSE = 60_000
const KEY = 'sumai.reloaded'

/**
 * For code that cannot be had, most often because a release has taken its place: loads the page
 * from the server, at most once in 60 s, and what is written in open forms comes back with it.
 * Within the 60 s the error is thrown again, and becomes an error page; so does a connection that
 * is gone, as a 503.
 */
export async function reloadOnce(error: unknown, target: string): Promise<never> {
  if (!(await isReachable())) throw data(null, { status: 503 })
  if (!isAllowed()) throw error
  saveInputs()
  if (target === window.location.href) window.location.reload()
  else window.location.assign(target)
  // Until then what is on the screen stays.
  return new Promise(() => {})
}

function isAllowed(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    if (Date.now() - last < PAUSE) return false
    sessionStorage.setItem(KEY, String(Date.now()))
    return true
  } catch {
    // Nowhere to remember it: a loop would be worse than an error page.
    return false
  }
}
