import type { createBrowserRouter } from '@sumai/platform'
import css from './progress.module.css'
import { type Bar, createProgress, PROGRESS } from './progress-clock.ts'

/**
 * Shows the loading bar while the router loads. nprogress has no throttle, duration or hide delay,
 * so progress-clock keeps the times and nprogress, loaded with the first navigation, only draws.
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
  let library: Promise<typeof import('nprogress')> | undefined
  const draw = (paint: (nprogress: typeof import('nprogress')) => void) => {
    library ??= import(/* webpackChunkName: "nprogress" */ 'nprogress').then((module) => {
      const nprogress = module.default ?? module
      nprogress.configure({
        trickle: false,
        showSpinner: false,
        minimum: 0.01,
        speed: PROGRESS.tick,
        barSelector: '[data-bar]',
        template: `<div class="${css.bar}" data-bar aria-hidden="true"></div>`,
      })
      return nprogress
    })
    library.then(paint).catch(() => {})
  }
  const root = document.documentElement
  return {
    show: () =>
      draw((nprogress) => {
        delete root.dataset.progress
        nprogress.start()
      }),
    move: (share) => draw((nprogress) => nprogress.set(share)),
    finish: (failed) =>
      draw((nprogress) => {
        if (failed) root.dataset.progress = 'failed'
        // Full, but not 1: at 1 nprogress fades out by its own clock.
        nprogress.set(0.999)
      }),
    hide: () =>
      draw((nprogress) => {
        nprogress.remove()
        nprogress.status = null
      }),
  }
}
