/**
 * Takes the place of apps/shell/src/first-remote.ts where the site is built without federation: the
 * rental pages are a part of the shell's own bundle.
 */
import type { RouteObject } from '@sumai/platform'

export const ENTRY_TIMEOUT = 0

export async function firstRoutes(): Promise<RouteObject[]> {
  const { routes } = await import(/* webpackChunkName: "chintai" */ '../apps/chintai/src/routes.ts')
  return routes
}
