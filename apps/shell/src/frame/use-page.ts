import {
  type Crumb,
  type HandleArgs,
  type Layout,
  type RouteHandle,
  readHandle,
  useLocation,
  useMatches,
} from '@sumai/platform'
import { mountId } from '../mounts.ts'

/** Everything the matched routes say about the page, the deepest one winning. */
export type PageInfo = {
  title: string
  description: string
  heading: string | null
  breadcrumbs: Crumb[]
  robots: string
  canonical: string
  ogImage: string | undefined
  jsonLd: object[]
}

export function usePage(): PageInfo {
  const { pathname, search } = useLocation()
  const matches = useMatches()
  const say = <K extends keyof RouteHandle>(key: K) => {
    for (const match of matches.toReversed()) {
      const args: HandleArgs<unknown> = {
        data: match.loaderData,
        params: match.params,
        url: { pathname, search },
      }
      const value = readHandle(match.handle as RouteHandle | undefined, key, args)
      if (value !== undefined) return value
    }
  }
  const title = say('title') ?? ''
  const heading = say('heading')
  return {
    title,
    description: say('description') ?? '',
    heading: heading === undefined ? title : heading,
    breadcrumbs: say('breadcrumbs') ?? [],
    robots: say('robots') ?? 'index,follow',
    canonical: say('canonical') ?? pathname,
    ogImage: say('ogImage'),
    jsonLd: say('jsonLd') ?? [],
  }
}

/** The layout of the page; a page that names none has its site's own (SEED §2). */
export function useLayout(): Layout {
  const matches = useMatches()
  for (const { handle } of matches.toReversed()) {
    const layout = (handle as RouteHandle | undefined)?.layout
    if (layout) return layout
  }
  return matches.some(({ id }) => id === mountId('baibai')) ? 'baibai' : 'default'
}
