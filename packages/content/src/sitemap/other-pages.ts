import type { RouteHandle, RouteObject } from '@sumai/platform'
import { plainAddress, rowsOf } from '@sumai/platform/route-table'

type SiteLink = { label: string; to: string }

/**
 * The pages of a site that its site map does not name, by title, so that none is missing. Pages
 * that are not indexed, and those whose title depends on their data, are left out.
 */
export async function otherPages(
  pages: readonly RouteObject[],
  base: string,
  named: readonly SiteLink[],
): Promise<SiteLink[]> {
  const known = new Set(named.map(({ to }) => to))
  const found = rowsOf(pages, base).map(async ({ pattern, route }) => {
    const to = plainAddress(pattern)
    if (to === null || known.has(to) || typeof route.lazy !== 'function') return []
    const { handle } = (await route.lazy()) as { handle?: RouteHandle }
    const { title, robots = 'index,follow' } = handle ?? {}
    return typeof title === 'string' && robots === 'index,follow' ? [{ label: title, to }] : []
  })
  return (await Promise.all(found)).flat()
}
