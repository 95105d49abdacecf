import type { createBrowserRouter } from '@sumai/platform/router'
import { loading } from './frame/loading.ts'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * Keeps visited pages readable offline (public/sw.js). Client-side navigations load no document, so
 * the worker is told of each page. Offline, links load documents, which the worker may have;
 * without a worker the router shows its error page.
 */
export function startOffline(router: Router): void {
  const workers = navigator.serviceWorker
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (!workers || connection?.saveData) return
  workers.register('/sw.js').catch(() => {})
  let seen = ''
  const tell = async () => {
    const { pathname } = window.location
    if (router.state.navigation.state !== 'idle' || router.state.errors || pathname === seen) return
    seen = pathname
    ;(await workers.ready).active?.postMessage({ keep: pathname })
  }
  router.subscribe(tell)
  tell()

  const navigate = router.navigate
  router.navigate = ((to, options) => {
    const isOurs = loading.state().online || !workers.controller
    if (isOurs || typeof to === 'number' || !to || isSent(options)) {
      return navigate(to as never, options)
    }
    window.location.assign(typeof to === 'string' ? to : router.createHref(to as never))
    return Promise.resolve()
  }) as Router['navigate']
}

const isSent = (options: object | undefined) => options !== undefined && 'formMethod' in options
