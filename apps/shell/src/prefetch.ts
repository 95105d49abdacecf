import type { RouteObject } from '@sumai/platform'
import type { createBrowserRouter } from '@sumai/platform/router'
import { matchRoutes } from '@sumai/platform/router'
import { mountOf } from './mounts.ts'
import type { MountName } from './sites.ts'

type Router = ReturnType<typeof createBrowserRouter>
type LoadRoutes = (name: MountName) => Promise<RouteObject[]>

/** ms after which the likely page is fetched even if the browser is not idle. */
const IDLE_TIMEOUT = 2000
/** ms that a mouse rests on a link it is about to press; one that passes by is quicker. */
const HOVER = 65

/**
 * Prefetches the code of pages that the visitor is about to open: of the link under the mouse, the
 * finger or the focus, and while the browser is idle of the page that is probably opened next. Never
 * when data saving is on or the network is slow.
 */
export function startPrefetch(router: Router, loadRoutes: LoadRoutes): void {
  if (mustSaveData()) return
  const fetched = new Set<string>()
  const waiting: HTMLLinkElement[] = []
  const fetchAhead = async (path: string | undefined) => {
    if (path === undefined || fetched.has(path)) return
    fetched.add(path)
    // A failure is handled by the navigation that needs the code.
    await fetchCode(router, path, loadRoutes, waiting).catch(() => {})
  }
  onIntent((path) => void fetchAhead(path))
  const fetchLikely = () => idle().then(() => fetchAhead(likelyPath()))
  router.subscribe(({ navigation }) => {
    for (const sheet of waiting.splice(0)) sheet.media = 'all'
    if (navigation.state === 'idle') fetchLikely()
  })
  fetchLikely()
}

function mustSaveData(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  return Boolean(connection?.saveData || /2g|3g/.test(connection?.effectiveType ?? ''))
}

/** Calls `open` with the path of a link of this origin that is touched, focused or hovered over. */
function onIntent(open: (path: string) => void): void {
  let hover: ReturnType<typeof setTimeout>
  const listen = (type: 'pointerover' | 'pointerdown' | 'focusin', delay: number) =>
    document.addEventListener(
      type,
      ({ target }) => {
        clearTimeout(hover)
        const path = pathOf((target as Element).closest<HTMLAnchorElement>('a[href]'))
        if (path === undefined) return
        if (delay === 0) open(path)
        else hover = setTimeout(open, delay, path)
      },
      { passive: true },
    )
  listen('pointerover', HOVER)
  listen('pointerdown', 0)
  listen('focusin', 0)
}

/** The first listing of the page, otherwise what its first search leads to. */
function likelyPath(): string | undefined {
  const main = document.querySelector('main')
  const listing = main?.querySelector<HTMLAnchorElement>('article a[href*="/articles/room/"]')
  const action = main?.querySelector<HTMLFormElement>('form[method=get]')?.action
  return pathOf(listing) ?? (action && new URL(action).pathname)
}

const pathOf = (link: HTMLAnchorElement | null | undefined) =>
  link?.origin === window.location.origin ? link.pathname : undefined

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
