/**
 * An extra of a page (something it can be shown without): left out when it fails or is later than
 * `ms`, so that a slow part never holds the page. `null` means: fetch it after hydration.
 */
export function extra<T>(promise: Promise<T>, ms = 300): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null)
  })
  return Promise.race([promise.catch(() => null), late]).finally(() => clearTimeout(timer))
}
