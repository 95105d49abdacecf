import type { RouteObject } from '@sumai/platform'
import { provideMapLibrary } from '@sumai/platform/map-library'
import type { createBrowserRouter } from '@sumai/platform/router'
import type { Boot } from './boot.ts'
import { loading } from './frame/loading.ts'
import { startPageTransitions } from './frame/page-transition.ts'
import { startProgress } from './frame/progress.ts'
import { askForLateExtras, type LeftOut } from './late-extras.ts'
import { mapLibraryOf } from './map-library.ts'
import { startOffline } from './offline.ts'
import { startPrefetch } from './prefetch.ts'
import { restoreInputs } from './recovery/open-forms.ts'
import type { MountName } from './sites.ts'

export { showLastResort } from './errors/last-resort.ts'
export { reloadOnce } from './recovery/reload-once.ts'
export { loading }

/** Starts everything that is not needed before hydration. */
export function startAfterHydration(
  router: ReturnType<typeof createBrowserRouter>,
  loadRoutes: (name: MountName) => Promise<RouteObject[]>,
  boot: Boot,
  leftOut: LeftOut,
): void {
  loading.watchConnection()
  startProgress(router)
  startPageTransitions(router)
  startPrefetch(router, loadRoutes)
  if (!boot.preview && !boot.withoutWorker) startOffline(router)
  restoreInputs()
  askForLateExtras(router, leftOut)
  provideMapLibrary(mapLibraryOf(boot))
  if (boot.measured) measure(boot.measured, router)
  if (new URLSearchParams(window.location.search).has('owners')) drawOwners()
  window.addEventListener('keydown', leadToTheEnd)
  window.addEventListener('copy', copyAsSeen)
  router.subscribe(({ navigation, location, errors }) => {
    // Newly loaded data is up to date.
    if (navigation.state !== 'idle' && !errors) delete document.documentElement.dataset.stale
    if (navigation.state !== 'idle') return
    // After going back, the page must have its old height.
    if (location.key !== 'default') layOutWhole()
    // By then the page is rendered.
    setTimeout(restoreInputs, 500)
  })
}

/** Ends the delayed layout of parts below the screen. */
function layOutWhole(): void {
  document.documentElement.dataset.moved = ''
}

/**
 * Parts with a delayed layout have estimated heights, so the end of the page would be wrong.
 * Chromium loses its own scroll when laying them out takes long.
 */
function leadToTheEnd({ key, shiftKey, metaKey, target }: KeyboardEvent): void {
  if (key === 'End' ? shiftKey : key !== 'ArrowDown' || !metaKey) return
  layOutWhole()
  if (target === document.body) window.scrollTo(0, document.body.scrollHeight)
}

/** What keeps words in one line (packages/format/src/unbroken.ts): maps and mails do not know it. */
const UNSEEN = /[\u200b\u2060]/g

/** Copies what is selected as visitors see it: an address is one that a map finds. */
function copyAsSeen(event: ClipboardEvent): void {
  const selected = String(document.getSelection())
  const text = selected.replace(UNSEEN, '')
  if (text === selected) return
  event.clipboardData?.setData('text/plain', text)
  event.preventDefault()
}

async function measure(...what: Parameters<typeof import('./measuring.ts').startMeasuring>) {
  const { startMeasuring } = await import('./measuring.ts')
  startMeasuring(...what)
}

async function drawOwners() {
  const { showOwners } = await import('./owners/owners.ts')
  showOwners()
}

/** Reports an error to the shell's log, after an error page was shown for it. */
export function reportFault(error: unknown): void {
  const { name, request } = error as Partial<Error & { request: string }>
  const fault = { name: name ?? typeof error, file: request ?? '', path: window.location.pathname }
  const text = JSON.stringify(fault)
  navigator.sendBeacon('/faults', new Blob([text], { type: 'application/json' }))
}
