import {
  createBrowserRouter,
  extraWithin,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from '@sumai/platform'
import { createSharedState, SharedStateProvider } from '@sumai/shared-state'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { type Boot, BootContext } from './boot.ts'
import { createBrowserApi } from './browser-api.ts'
import { loaderContext } from './loader-context.ts'
import { type MountName, mountId, mountOf } from './mounts.ts'
import { createRemoteLoader } from './remotes.ts'
import { shellRoutes } from './router.tsx'

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
  window.__staticRouterHydrationData = jsonBlock('hydration')
  const loadRoutes = createRemoteLoader(boot.remotes)
  const down = new Set(boot.down)
  const loaded = new Set(boot.initial as MountName[])

  // The routes that the server rendered from must be there before the router is.
  const grafted: Partial<Record<MountName, RouteObject[]>> = {}
  for (const name of loaded) grafted[name] = await loadRoutes(name)
  const routes = shellRoutes(grafted, (name) => down.has(name))
  await resolveLazy(routes)

  const api = createBrowserApi(boot.apiBase)
  const extra = extraWithin(EXTRA_WAIT)
  const router = createBrowserRouter(routes, {
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

  const state = createSharedState()
  hydrateRoot(
    document,
    <StrictMode>
      <BootContext value={boot}>
        <SharedStateProvider state={state}>
          <RouterProvider router={router} />
        </SharedStateProvider>
      </BootContext>
    </StrictMode>,
  )
  const companions = await import(/* webpackChunkName: "companions" */ './companions.ts')
  companions.startProgress(router)
  if (boot.incomplete) router.revalidate()
  companions.prefetchWhenIdle(loadRoutes, loaded)
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

start()
