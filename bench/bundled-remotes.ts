/**
 * Takes the place of apps/shell/src/remotes.ts where the site is built without federation: the
 * rental pages are a part of the shell's own bundle.
 */
import type { RouteObject } from '@sumai/platform'

export function createRemoteLoader() {
  return async (): Promise<RouteObject[]> => {
    const { routes } = await import(
      /* webpackChunkName: "chintai" */ '../apps/chintai/src/routes.ts'
    )
    return routes
  }
}
