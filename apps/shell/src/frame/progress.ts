import type { createBrowserRouter } from '@sumai/platform'
import nprogress from 'nprogress'
import { loading, TIMES } from './loading.ts'
import css from './progress.module.css'

type Router = ReturnType<typeof createBrowserRouter>

/** Tells what the router loads, and shows it: the bar, and results that are being replaced. */
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
    // Full, but not 1: at 1 nprogress fades out by its own clock.
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

/** What is on the screen stays until its successor is there, and says that it is old. */
function markBusy(busy: boolean) {
  const main = document.getElementById('main')
  if (busy) main?.setAttribute('aria-busy', 'true')
  else main?.removeAttribute('aria-busy')
}

/** nprogress has no throttle, duration or hide delay: loading.ts keeps the times, it only draws. */
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
