import { type Layout, type RouteHandle, useLocation, useMatches } from '@sumai/platform'
import { mountId } from '../mounts.ts'
import { type PageInfo, readPage } from './read-page.ts'

export function usePage(): PageInfo {
  const { pathname, search } = useLocation()
  const matches = useMatches().map(({ handle, loaderData, params }) => ({
    handle: handle as RouteHandle | undefined,
    loaderData,
    params,
  }))
  return readPage(matches, { pathname, search })
}

/** The layout of the page; default: that of its site. */
export const useLayout = (): Layout => layoutOf(useMatches())

export function layoutOf(matches: readonly { id: string; handle: unknown }[]): Layout {
  for (const { handle } of matches.toReversed()) {
    const layout = (handle as RouteHandle | undefined)?.layout
    if (layout) return layout
  }
  return matches.some(({ id }) => id === mountId('baibai')) ? 'baibai' : 'default'
}
