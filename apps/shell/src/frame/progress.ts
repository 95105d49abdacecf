import type { createBrowserRouter } from '@sumai/platform'
import nprogress from 'nprogress'
import css from './progress.module.css'
import { type Bar, createProgress, PROGRESS } from './progress-clock.ts'

/**
 * Shows the loading bar while the router loads. nprogress has no throttle, duration or hide delay,
 * so progress-clock keeps the times and nprogress only draws.
 */
export function startProgress(router: ReturnType<typeof createBrowserRouter>): void {
  const progress = createProgress(nprogressBar())
  let loading = false
  router.subscribe(({ navigation, errors }) => {
    const busy = navigation.state !== 'idle'
    if (busy === loading) return
    loading = busy
    if (busy) progress.start()
    else progress.finish(errors !== null)
  })
}

function nprogressBar(): Bar {
  nprogress.configure({
    trickle: false,
    showSpinner: false,
    minimum: 0.01,
    speed: PROGRESS.tick,
    barSelector: '[data-bar]',
    template: `<div class="${css.bar}" data-bar aria-hidden="true"></div>`,
  })
  const root = document.documentElement
  return {
    show() {
      delete root.dataset.progress
      nprogress.start()
    },
    move: (share) => nprogress.set(share),
    finish(failed) {
      if (failed) root.dataset.progress = 'failed'
      // Full, but not 1: at 1 nprogress fades out by its own clock.
      nprogress.set(0.999)
    },
    hide() {
      nprogress.remove()
      nprogress.status = null
    },
  }
}
