import type { APIRequestContext } from '@playwright/test'
import type { Site } from './site.ts'

/** One address of every template of a page. */
const TEMPLATES = [
  '/',
  '/search',
  '/searching/station',
  '/favorite',
  '/contact',
  '/reservation',
  '/baibai',
  '/baibai/search',
  '/baibai/search_invest',
  '/baibai/satei',
]

/** The other addresses, which show nothing that a template does not. */
const OTHERS = [
  '/search/kurume-shi',
  '/search/kurume-shi/mansion',
  '/search/kurume-shi/mansion/2ldk',
  '/searching/area',
  '/searching/school',
  '/searching/term',
  '/history',
  '/property',
  '/request',
  '/baibai/search/saga-shi',
  '/baibai/search/saga-shi/sale-lot',
  '/baibai/search_invest/ittou',
  '/baibai/searching_invest/term',
  '/baibai/searching/area',
  '/baibai/searching/station',
  '/baibai/searching/school',
  '/baibai/searching/term',
  '/baibai/contact',
  '/baibai/reservation',
  '/baibai/mail-magazine',
  '/baibai/favorite',
  '/baibai/history',
]

/** What a test of all pages visits: every template, and in `npm run test:full` every page. */
export async function pages(site: Site, request: APIRequestContext): Promise<string[]> {
  return [
    ...TEMPLATES,
    await firstLink(site, request, '/search', /href="(\/articles\/room\/\d+\/[^"/]+)"/),
    await firstLink(site, request, '/baibai/search', /href="(\/baibai\/articles\/room\/[^"]+)"/),
    ...(process.env.TEST_FULL ? OTHERS : []),
  ]
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
