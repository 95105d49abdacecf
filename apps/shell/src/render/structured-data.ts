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
  const all = breadcrumbs.length > 0 ? [breadcrumbList(breadcrumbs, canonical, publicOrigin)] : []
  return [...all, ...own].map((value) => ({ '@context': 'https://schema.org', ...value }))
}

function breadcrumbList(crumbs: readonly Crumb[], here: string, publicOrigin: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: new URL(to ?? here, publicOrigin).href,
    })),
  }
}
