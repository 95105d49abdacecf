import { type createBrowserRouter, matchRoutes, type RouteObject } from '@sumai/platform'
import { mountOf } from './mounts.ts'
import type { MountName } from './sites.ts'

type Router = ReturnType<typeof createBrowserRouter>
type LoadRoutes = (name: MountName) => Promise<RouteObject[]>

/** ms after which idle work starts anyway. */
const IDLE_TIMEOUT = 2000

/**
 * Fetches the code of the pages that this one links to, of either site, one after the other while
 * the browser has nothing else to do; never on data saving.
 */
export function prefetchWhenIdle(router: Router, loadRoutes: LoadRoutes): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  const fetched = new Set<string>()
  const waiting: HTMLLinkElement[] = []
  let runs = 0
  async function work() {
    const run = ++runs
    for (const path of linkedPaths()) {
      if (fetched.has(path)) continue
      await idle()
      // The visitor is on another page, with other links.
      if (run < runs) return
      fetched.add(path)
      // Only a head start: the navigation that needs it reports the failure.
      await fetchCode(router, path, loadRoutes, waiting).catch(() => {})
    }
  }
  router.subscribe(({ navigation }) => {
    for (const sheet of waiting.splice(0)) sheet.media = 'all'
    if (navigation.state === 'idle') work()
  })
  work()
}

/** Of the pages of this origin that the page links to, each once. */
function linkedPaths(): Set<string> {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
  return new Set(
    links.filter(({ origin }) => origin === window.location.origin).map(({ pathname }) => pathname),
  )
}

async function fetchCode(
  router: Router,
  path: string,
  loadRoutes: LoadRoutes,
  waiting: HTMLLinkElement[],
): Promise<void> {
  const matches = matchRoutes(router.routes as RouteObject[], path)
  const name = mountOf(matches)
  if (!name) return
  const { lazy, id } = matches?.at(-1)?.route ?? {}
  if (typeof lazy === 'function') {
    const present = new Set(styleSheets())
    const code = lazy()
    // Applied, each would make the browser style all of this page again. They are fetched anyway.
    for (const sheet of styleSheets()) {
      if (present.has(sheet)) continue
      sheet.media = 'not all'
      waiting.push(sheet)
    }
    await code
  }
  // The mount's own `*`: nobody has been on that site yet.
  else if (id?.startsWith('mount.')) await loadRoutes(name)
}

const styleSheets = () => document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')

const idle = () =>
  new Promise<void>((resolve) => {
    if (window.requestIdleCallback) {
      window.requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT })
    } else setTimeout(resolve, IDLE_TIMEOUT)
  })
