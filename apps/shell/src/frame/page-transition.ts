import type { createBrowserRouter } from '@sumai/platform/router'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * Runs the transition `page` (frame.module.css) for every navigation to another path. Changes of
 * the query have no transition.
 */
export function startPageTransitions(router: Router): void {
  if (!document.startViewTransition) return
  const navigate = router.navigate
  router.navigate = ((to, options) =>
    typeof to === 'number'
      ? navigate(to)
      : navigate(to, { ...options, viewTransition: leadsAway(to) })) as Router['navigate']
}

type Target = Exclude<Parameters<Router['navigate']>[0], number>

function leadsAway(to: Target): boolean {
  const { pathname } = window.location
  const path = typeof to === 'string' ? new URL(to, window.location.href).pathname : to?.pathname
  return path !== undefined && path !== pathname
}
