import type { RouteObject } from 'react-router'

/** A route that ends an address, with its whole pattern: `/search/:term1?/:term2?`. */
export type RouteRow = { pattern: string; route: RouteObject }

/** The rows of a route table below `base`, in their order. */
export function rowsOf(routes: readonly RouteObject[], base = ''): RouteRow[] {
  return routes.flatMap((route) => {
    const pattern = base + (route.path ? `/${route.path}` : '')
    return route.children ? rowsOf(route.children, pattern) : [{ pattern: pattern || '/', route }]
  })
}

/** The address of a pattern without its optional parameters; `null` when it needs one. */
export function plainAddress(pattern: string): string | null {
  const address = pattern.replace(/\/:\w+\?/g, '') || '/'
  return /[:*]/.test(address) ? null : address
}
