import type { createBrowserRouter } from '@sumai/platform/router'
import nprogress from 'nprogress'
import { loading, TIMES } from './loading.ts'
import css from './progress.module.css'

type Router = ReturnType<typeof createBrowserRouter>

/** Shows that the router is loading: the progress bar, and `aria-busy` on results. */
export function startProgress(router: Router): void {
  follow(router)
  configureBar()
  const root = document.documentElement
  loading.subscribe(({ status, visible, progress }, before) => {
    markBusy(visible && status === 'loading')
    if (!visible) {
      if (before.visible) hideBar()
      return
    }
    if (status === 'failed') root.dataset.progress = 'failed'
    else delete root.dataset.progress
    // Not 1: at 1 nprogress hides the bar by itself.
    nprogress.set(Math.min(progress, 0.999))
  })
}

function follow(router: Router) {
  let busy = false
  router.subscribe(({ navigation, errors }) => {
    if (busy === (navigation.state !== 'idle')) return
    busy = !busy
    if (busy) return loading.start()
    if (errors) loading.fail()
    loading.finish()
  })
}

/** Marks the current page as busy until the next one is loaded. */
function markBusy(busy: boolean) {
  const main = document.getElementById('main')
  if (busy) main?.setAttribute('aria-busy', 'true')
  else main?.removeAttribute('aria-busy')
}

/**
 * nprogress has no throttle, duration or hide delay, so it only draws; loading.ts has the times.
 */
function configureBar() {
  nprogress.configure({
    trickle: false,
    showSpinner: false,
    minimum: 0.01,
    speed: TIMES.tick,
    barSelector: '[data-bar]',
    template: `<div class="${css.bar}" data-bar aria-hidden="true"></div>`,
  })
}

function hideBar() {
  nprogress.remove()
  nprogress.status = null
}
