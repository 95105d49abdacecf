/** ms */
const PATIENCE = 3000

/** Whether the site answers at all. Without it a reload would lose the page, and bring nothing. */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const signal = AbortSignal.timeout(PATIENCE)
    return (await fetch('/livez', { cache: 'no-store', signal })).ok
  } catch {
    return false
  }
}
