import type { createBrowserRouter } from '@sumai/platform/router'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * The router in the state that the server rendered, until RouterProvider listens to it: Back may be
 * pressed before, and what is shown while a page loads is not in the server's HTML.
 */
export function asRendered(router: Router): Router {
  let first: Router['state'] | undefined = router.state
  return Object.create(router, {
    state: { get: () => first ?? router.state },
    subscribe: {
      value(listener: Parameters<Router['subscribe']>[0]) {
        first = undefined
        return router.subscribe(listener)
      },
    },
  })
}
