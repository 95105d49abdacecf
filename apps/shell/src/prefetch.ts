import { type createBrowserRouter, matchRoutes, type RouteObject } from '@sumai/platform'
import { mountOf } from './mounts.ts'
import type { MountName } from './sites.ts'

type Router = ReturnType<typeof createBrowserRouter>
type LoadRoutes = (name: MountName) => Promise<RouteObject[]>

/** ms after which it starts even if the browser is not idle. */
const IDLE_TIMEOUT = 2000

/**
 * Prefetches the code of the linked pages of both sites, one after the other while the browser is
 * idle. Never when data saving is on.
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
      // The visitor has left the page.
      if (run < runs) return
      fetched.add(path)
      // A failure is handled by the navigation that needs the code.
      await fetchCode(router, path, loadRoutes, waiting).catch(() => {})
    }
  }
  router.subscribe(({ navigation }) => {
    for (const sheet of waiting.splice(0)) sheet.media = 'all'
    if (navigation.state === 'idle') work()
  })
  work()
}

/** The distinct paths of this origin that the page links to. */
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
    // Loaded but not applied, because each applied stylesheet makes the browser restyle the page.
    for (const sheet of styleSheets()) {
      if (present.has(sheet)) continue
      sheet.media = 'not all'
      waiting.push(sheet)
    }
    await code
  }
  // Only the mount's `*` route: the routes of that site are not loaded yet.
  else if (id?.startsWith('mount.')) await loadRoutes(name)
}

const styleSheets = () => document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')

const idle = () =>
  new Promise<void>((resolve) => {
    if (window.requestIdleCallback) {
      window.requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT })
    } else setTimeout(resolve, IDLE_TIMEOUT)
  })
