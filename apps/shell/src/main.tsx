import './shared-libraries.ts'
import type { RouteObject } from '@sumai/platform'
import {
  createBrowserRouter,
  extrasMayFail,
  extraWithin,
  isMissingCode,
  matchRoutes,
  RouterProvider,
} from '@sumai/platform/router'
import { createSharedState, SharedStateProvider } from '@sumai/shared-state'
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { asRendered } from './as-rendered.ts'
import { type Boot, BootContext } from './boot.ts'
import { createBrowserApi } from './browser-api.ts'
import { firstRoutes } from './first-remote.ts'
import { DrawnFooterContext, readDrawnFooter } from './frame/drawn-footer.ts'
import { createMenus, MenusContext } from './frame/menus.ts'
import { graft } from './graft.ts'
import { isMissed } from './late-extras.ts'
import { loaderContext } from './loader-context.ts'
import { withMissingCodeHandler } from './missing-code.ts'
import { mountId, mountOf } from './mounts.ts'
import { shellRoutes } from './router.tsx'
import type { MountName } from './sites.ts'

declare global {
  interface Window {
    /** The server's loader data and errors, read by createBrowserRouter. */
    __staticRouterHydrationData?: unknown
  }
}

/** ms that a navigation waits for data its page can do without. */
const EXTRA_WAIT = 3000

async function start() {
  const boot: Boot = jsonBlock('boot')
  const hydration = jsonBlock('hydration')
  const footer = boot.footer ? readDrawnFooter(boot.footer) : null
  window.__staticRouterHydrationData = hydration
  const menus = createMenus()
  const take = (name: MountName, remoteRoutes: RouteObject[]) => {
    menus.learn(name, remoteRoutes)
    return graft(remoteRoutes)
  }
  const loadRoutes = async (name: MountName) =>
    take(name, await (await remotes()).loadRoutes(name, boot.remotes))
  const down = new Set(boot.down)
  const loaded = new Set(boot.initial as MountName[])

  // The router needs the routes that the server rendered from.
  const grafted: Partial<Record<MountName, RouteObject[]>> = {}
  for (const name of loaded) grafted[name] = take(name, await pageRoutes(name, boot.remotes))
  const routes = shellRoutes(grafted, (name) => down.has(name))
  await resolveLazy(routes)

  const api = createBrowserApi(boot.apiBase, onMissing)
  const leftOut = { extras: boot.incomplete === true }
  const extra = extraWithin(EXTRA_WAIT, (reason) => {
    leftOut.extras ||= isMissed(reason)
  })
  const router = createBrowserRouter(routes, {
    dataStrategy: withMissingCodeHandler(onMissing, extrasMayFail),
    getContext: () =>
      loaderContext({
        api,
        extra,
        openForm: async () => null,
        readReceipt: async (token) => {
          const { readReceiptUnverified } = await import('./receipt.ts')
          return readReceiptUnverified(token)
        },
        renderedAt: new Date().toISOString(),
      }),
    async patchRoutesOnNavigation({ matches, patch, signal }) {
      const name = mountOf(matches)
      if (!name || loaded.has(name)) return
      try {
        const remoteRoutes = await loadRoutes(name)
        down.delete(name)
        if (signal.aborted || loaded.has(name)) return
        loaded.add(name)
        patch(mountId(name), remoteRoutes)
      } catch (error) {
        // The mount's `*` route shows a 503; the next navigation tries again.
        down.add(name)
        console.warn(`${name} is down`, error)
      }
    },
  })

  destination = () => {
    const { navigation } = router.state
    return navigation.location ? router.createHref(navigation.location) : undefined
  }
  const state = createSharedState()
  const rendered = asRendered(router)
  async function onHydrated() {
    // For tests and measurements.
    document.documentElement.dataset.hydrated = ''
    const { startAfterHydration } = await afterHydration()
    startAfterHydration(router, loadRoutes, boot, leftOut)
  }
  // Only transitions hydrate in slices, so that presses are handled in between.
  startTransition(() => {
    hydrateRoot(
      document,
      <Hydrated onHydrated={onHydrated}>
        <StrictMode>
          <BootContext value={boot}>
            <MenusContext value={menus.of}>
              <DrawnFooterContext value={footer}>
                <SharedStateProvider state={state}>
                  <RouterProvider router={rendered} />
                </SharedStateProvider>
              </DrawnFooterContext>
            </MenusContext>
          </BootContext>
        </StrictMode>
      </Hydrated>,
      {
        onCaughtError,
        onUncaughtError: async () => (await afterHydration()).showLastResort(),
      },
    )
  })
}

/** Calls back once after hydration; outside StrictMode, which would call it twice. */
function Hydrated({ children, onHydrated }: { children: ReactNode; onHydrated: () => void }) {
  useEffect(() => {
    onHydrated()
  }, [onHydrated])
  return children
}

/** Reports an error that an error page shows. When code is missing, the page is reloaded. */
async function onCaughtError(error: unknown) {
  console.error(error)
  try {
    const { reportFault } = await afterHydration()
    reportFault(error)
    if (isMissingCode(error)) await onMissing(error)
  } catch {
    // The visitor sees an error page already.
  }
}

async function pageRoutes(name: MountName, known: Boot['remotes']): Promise<RouteObject[]> {
  const tried = known[name]
  if (!tried) return (await remotes()).loadRoutes(name, known)
  return firstRoutes(name, tried).catch(async (error) =>
    (await remotes()).currentRoutes(name, known, { tried, error }),
  )
}

const remotes = () => import(/* webpackChunkName: "remotes" */ './remotes.ts')

const afterHydration = () =>
  import(/* webpackChunkName: "after-hydration" */ './after-hydration.ts')

/** The target of the current navigation. Set once the router exists. */
let destination: () => string | undefined = () => undefined

async function onMissing(error: unknown): Promise<never> {
  const { reloadOnce } = await afterHydration()
  return reloadOnce(error, new URL(destination() ?? '', window.location.href).href)
}

const jsonBlock = (id: string) => JSON.parse(document.getElementById(id)?.textContent ?? 'null')

/** Loads the lazy routes of the page, because hydrateRoot needs their components at once. */
async function resolveLazy(routes: RouteObject[]) {
  const matches = matchRoutes(routes, window.location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') {
        Object.assign(route, await route.lazy(), { lazy: undefined })
      }
    }),
  )
}

start().catch(onMissing)
