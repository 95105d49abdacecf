import type { Page, Request } from 'playwright'

/** ms without anything on its way. */
const REST = 500

/**
 * Watches what a page asks for; resolves, each time it is called, once nothing has been on its way
 * for a while. Playwright’s `networkidle` is of the document, and stays reached.
 */
export function restOf(page: Page): () => Promise<void> {
  const under = new Set<Request>()
  let resting: (() => void) | undefined
  let timer: NodeJS.Timeout
  function look() {
    clearTimeout(timer)
    if (under.size === 0) timer = setTimeout(() => resting?.(), REST)
  }
  const ended = (request: Request) => {
    under.delete(request)
    look()
  }
  page.on('request', (request) => {
    under.add(request)
    look()
  })
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  return () =>
    new Promise((resolve) => {
      resting = resolve
      look()
    })
}
