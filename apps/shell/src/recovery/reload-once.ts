import { saveInputs } from './open-forms.ts'

/** ms between two reloads (SEED §9). */
const PAUSE = 60_000
const KEY = 'sumai.reloaded'

/**
 * For code that cannot be had, most often because a release has taken its place: loads the page
 * from the server, at most once in 60 s, and what is written in open forms comes back with it.
 * Within the 60 s the error is thrown again, and becomes an error page.
 */
export function reloadOnce(error: unknown, target: string): Promise<never> {
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
