import type { APIRequestContext } from '@playwright/test'
import type { Site } from './site.ts'

/** One address of every kind of page that there is. */
export async function everyPage(site: Site, request: APIRequestContext): Promise<string[]> {
  return [
    '/',
    '/search',
    '/search/kurume-shi',
    '/search/kurume-shi/mansion',
    '/search/kurume-shi/mansion/2ldk',
    await firstLink(site, request, '/search', /href="(\/articles\/room\/\d+\/[^"/]+)"/),
    '/searching/area',
    '/searching/station',
    '/searching/school',
    '/searching/term',
    '/favorite',
    '/history',
    '/contact',
    '/property',
    '/reservation',
    '/request',
    '/baibai',
    '/baibai/search',
    '/baibai/search/saga-shi',
    '/baibai/search/saga-shi/sale-lot',
    '/baibai/search_invest',
    '/baibai/search_invest/ittou',
    '/baibai/searching_invest/term',
    '/baibai/searching/area',
    '/baibai/searching/station',
    '/baibai/searching/school',
    '/baibai/searching/term',
    '/baibai/contact',
    '/baibai/reservation',
    '/baibai/satei',
    '/baibai/mail-magazine',
    '/baibai/favorite',
    '/baibai/history',
    await firstLink(site, request, '/baibai/search', /href="(\/baibai\/articles\/room\/[^"]+)"/),
  ]
}

/** One address of every template. */
export async function onePageOfAKind(site: Site, request: APIRequestContext): Promise<string[]> {
  const pages = await everyPage(site, request)
  return pages.filter((path) => !/search(_invest)?\/./.test(path))
}

/** The first address of a kind that a page links to. */
async function firstLink(
  site: Site,
  request: APIRequestContext,
  path: string,
  kind: RegExp,
): Promise<string> {
  const html = await (await request.get(site.url(path))).text()
  const link = kind.exec(html)?.[1]
  if (!link) throw new Error(`${path} links to nothing like ${kind}`)
  return link
}
