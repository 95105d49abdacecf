/** ms */
const PATIENCE = 3000

/** Whether the site answers. If not, a reload would only lose the page. */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const signal = AbortSignal.timeout(PATIENCE)
    return (await fetch('/livez', { cache: 'no-store', signal })).ok
  } catch {
    return false
  }
}
