import './shared-libraries.ts'
import {
  createBrowserRouter,
  extrasMayFail,
  extraWithin,
  isMissingCode,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from '@sumai/platform'
import { createSharedState, SharedStateProvider } from '@sumai/shared-state'
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { type Boot, BootContext } from './boot.ts'
import { createBrowserApi } from './browser-api.ts'
import { firstRoutes } from './first-remote.ts'
import { DrawnFooterContext, readDrawnFooter } from './frame/drawn-footer.ts'
import { createMenus, MenusContext } from './frame/menus.ts'
import { graft } from './graft.ts'
import { loaderContext } from './loader-context.ts'
import { withMissingCodeHandler } from './missing-code.ts'
import { mountId, mountOf } from './mounts.ts'
import { shellRoutes } from './router.tsx'
import type { MountName } from './sites.ts'

declare global {
  interface Window {
    /** Where createBrowserRouter finds the server's loader data and errors. */
    __staticRouterHydrationData?: unknown
  }
}

/** ms a navigation waits for what its page can be shown without. */
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

  // The routes that the server rendered from must be there before the router is.
  const grafted: Partial<Record<MountName, RouteObject[]>> = {}
  for (const name of loaded) grafted[name] = take(name, await pageRoutes(name, boot.remotes))
  const routes = shellRoutes(grafted, (name) => down.has(name))
  await resolveLazy(routes)

  const api = createBrowserApi(boot.apiBase, onMissing)
  const extra = extraWithin(EXTRA_WAIT)
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
        // The mount's `*` route answers 503; the next navigation asks again.
        down.add(name)
        console.warn(`${name} is not available`, error)
      }
    },
  })

  destination = () => {
    const { navigation } = router.state
    return navigation.location ? router.createHref(navigation.location) : undefined
  }
  const state = createSharedState()
  async function onHydrated() {
    // For whoever tests or measures pages.
    document.documentElement.dataset.hydrated = ''
    const { startAfterHydration } = await afterHydration()
    startAfterHydration(router, loadRoutes, boot)
    if (boot.incomplete) router.revalidate()
  }
  // Only a transition is worked off in slices between which a press is answered.
  startTransition(() => {
    hydrateRoot(
      document,
      <Hydrated onHydrated={onHydrated}>
        <StrictMode>
          <BootContext value={boot}>
            <MenusContext value={menus.of}>
              <DrawnFooterContext value={footer}>
                <SharedStateProvider state={state}>
                  <RouterProvider router={router} />
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

/** Outside StrictMode, which would say it twice. */
function Hydrated({ children, onHydrated }: { children: ReactNode; onHydrated: () => void }) {
  useEffect(() => {
    onHydrated()
  }, [onHydrated])
  return children
}

/** An error boundary shows it; code that is missing comes with the page, loaded anew. */
async function onCaughtError(error: unknown) {
  console.error(error)
  try {
    const { reportFault } = await afterHydration()
    reportFault(error)
    if (isMissingCode(error)) await onMissing(error)
  } catch {
    // What is on the screen says it already.
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

/** Where a navigation under way leads, once there is a router. */
let destination: () => string | undefined = () => undefined

async function onMissing(error: unknown): Promise<never> {
  const { reloadOnce } = await afterHydration()
  return reloadOnce(error, new URL(destination() ?? '', window.location.href).href)
}

const jsonBlock = (id: string) => JSON.parse(document.getElementById(id)?.textContent ?? 'null')

/** hydrateRoot needs the components of the matched pages at once, not after another round trip. */
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
