import type { createBrowserRouter, RouteObject } from '@sumai/platform'
import type { Boot } from './boot.ts'
import { loading } from './frame/loading.ts'
import { startPageTransitions } from './frame/page-transition.ts'
import { startProgress } from './frame/progress.ts'
import { startOffline } from './offline.ts'
import { prefetchWhenIdle } from './prefetch.ts'
import { restoreInputs } from './recovery/open-forms.ts'
import type { MountName } from './sites.ts'

export { showLastResort } from './errors/last-resort.ts'
export { reloadOnce } from './recovery/reload-once.ts'
export { loading }

/** Starts what a page can do without until it is hydrated. */
export function startAfterHydration(
  router: ReturnType<typeof createBrowserRouter>,
  loadRoutes: (name: MountName) => Promise<RouteObject[]>,
  boot: Boot,
): void {
  loading.watchConnection()
  startProgress(router)
  startPageTransitions(router)
  prefetchWhenIdle(router, loadRoutes)
  if (!boot.preview) startOffline(router)
  restoreInputs()
  if (boot.webVitals) measure()
  if (new URLSearchParams(window.location.search).has('owners')) drawOwners()
  // What is not laid out has an estimated height: where the page ends would not be its end.
  window.addEventListener('keydown', ({ key, metaKey }) => {
    if (key === 'End' || (metaKey && key === 'ArrowDown')) layOutWhole()
  })
  router.subscribe(({ navigation, location, errors }) => {
    // What has come since is as new as the API.
    if (navigation.state !== 'idle' && !errors) delete document.documentElement.dataset.stale
    if (navigation.state !== 'idle') return
    // A page that is gone back to must be as high as it was.
    if (location.key !== 'default') layOutWhole()
    // The page is drawn by then.
    setTimeout(restoreInputs, 500)
  })
}

/** From now on, also what is far below the screen. */
function layOutWhole(): void {
  document.documentElement.dataset.moved = ''
}

async function measure() {
  const { reportVitals } = await import('./vitals.ts')
  reportVitals()
}

async function drawOwners() {
  const { showOwners } = await import('./owners/owners.ts')
  showOwners()
}

/** Tells the shell's log of an error that a visitor was shown an error page for. */
export function reportFault(error: unknown): void {
  const { name, request } = error as Partial<Error & { request: string }>
  const fault = { name: name ?? typeof error, file: request ?? '', path: window.location.pathname }
  const text = JSON.stringify(fault)
  navigator.sendBeacon('/faults', new Blob([text], { type: 'application/json' }))
}
