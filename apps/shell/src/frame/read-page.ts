import {
  type Crumb,
  type Feed,
  type HandleArgs,
  type RouteHandle,
  readHandle,
} from '@sumai/platform'

/** The data of a page from the handles of the matched routes; the deepest one wins. */
export type PageInfo = {
  title: string
  description: string
  heading: string | null
  breadcrumbs: Crumb[]
  head: RouteHandle['head']
  robots: string
  canonical: string
  ogImage: string | undefined
  feed: Feed | undefined
}

export type MatchedRoute = {
  handle: RouteHandle | undefined
  loaderData: unknown
  params: HandleArgs<unknown>['params']
}

type Url = HandleArgs<unknown>['url']

/** A value of the deepest route that has it. `matches` are ordered from the root to the page. */
export function sayOf<K extends keyof RouteHandle>(
  matches: readonly MatchedRoute[],
  url: Url,
  key: K,
) {
  for (const { handle, loaderData, params } of matches.toReversed()) {
    const value = readHandle(handle, key, { data: loaderData, params, url })
    if (value !== undefined) return value
  }
}

export function readPage(matches: readonly MatchedRoute[], url: Url): PageInfo {
  const say = <K extends keyof RouteHandle>(key: K) => sayOf(matches, url, key)
  const title = say('title') ?? ''
  const heading = say('heading')
  return {
    title,
    description: say('description') ?? '',
    heading: heading === undefined ? title : heading,
    breadcrumbs: say('breadcrumbs') ?? [],
    head: say('head'),
    robots: say('robots') ?? 'index,follow',
    canonical: say('canonical') ?? ownPath(url.pathname),
    ogImage: say('ogImage'),
    feed: say('feed'),
  }
}

/** The router also matches `/Contact/`; the canonical path is `/contact`. */
const ownPath = (pathname: string) => pathname.toLowerCase().replace(/(?<=.)\/+$/, '')
