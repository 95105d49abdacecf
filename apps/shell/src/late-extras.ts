import type { createBrowserRouter } from '@sumai/platform/router'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe' | 'revalidate'>

/** Whether data were left out of a page because they were late or failed. */
export type LeftOut = { extras: boolean }

/** Whether data are missed: those of a page that the visitor has left are not. */
export const isMissed = (reason: unknown) => (reason as Error | undefined)?.name !== 'AbortError'

/**
 * Loads a page's data once more when it is shown without some of them. Once per page, so that an
 * API that is down is not asked without end.
 */
export function askForLateExtras(router: Router, leftOut: LeftOut): void {
  let asked: string | undefined
  function ask({ navigation, revalidation, location }: Router['state']) {
    if (!leftOut.extras || navigation.state !== 'idle' || revalidation !== 'idle') return
    leftOut.extras = false
    if (location.key === asked) return
    asked = location.key
    router.revalidate()
  }
  ask(router.state)
  router.subscribe(ask)
}
