import type { Crumb, HandleArgs } from '@sumai/platform'
import { type MatchedRoute, readPage, sayOf } from '../frame/read-page.ts'

/**
 * The schema.org objects of a page, from its route and its breadcrumbs. Rendered only on the
 * server, because search engines load every page from it.
 */
export function structuredData(
  matches: readonly MatchedRoute[],
  url: HandleArgs<unknown>['url'],
  publicOrigin: string,
): object[] {
  const { breadcrumbs, canonical } = readPage(matches, url)
  const own = sayOf(matches, url, 'jsonLd') ?? []
  const all = breadcrumbs.length > 0 ? [breadcrumbList(breadcrumbs, canonical)] : []
  return [...all, ...own].map((value) => ({
    '@context': 'https://schema.org',
    ...(withOrigin(value, publicOrigin) as object),
  }))
}

/** Properties whose values are addresses. */
const ADDRESSES = new Set(['url', 'image', 'item', 'logo', 'mainEntityOfPage', 'contentUrl'])

/** The same with the origin before every path: search engines read it without the page. */
function withOrigin(value: unknown, origin: string, key = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => withOrigin(each, origin, key))
  if (typeof value === 'string') {
    return ADDRESSES.has(key) ? new URL(value, origin).href : value
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withOrigin(inner, origin, name)]),
  )
}

function breadcrumbList(crumbs: readonly Crumb[], here: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: to ?? here,
    })),
  }
}
