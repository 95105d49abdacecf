import type { APIRequestContext } from '@playwright/test'
import type { Site } from './site.ts'

/**
 * A page of the site: its address, or a route with parameters, an address of which is found among
 * the links of another page.
 */
export type Page = {
  name: string
  on?: string
  /** Where the same words stand for search engines, if not here. */
  canonical?: string
}

/** One page of every template. */
const TEMPLATES: Page[] = [
  at('/'),
  at('/search'),
  linked('/articles/room/:cityid/:id', '/search'),
  at('/searching/station'),
  at('/favorite'),
  at('/contact'),
  at('/reservation'),
  at('/baibai'),
  at('/baibai/search'),
  at('/baibai/search_invest'),
  linked('/baibai/articles/room/:cityid/:id', '/baibai/search'),
  at('/baibai/satei'),
]

/** The other pages, which are made of the same parts. */
const OTHERS: Page[] = [
  at('/search/kurume-shi'),
  at('/search/kurume-shi/mansion'),
  at('/search/kurume-shi/mansion/2ldk'),
  at('/searching/area'),
  at('/searching/school'),
  at('/searching/term'),
  at('/history'),
  at('/property'),
  at('/request'),
  at('/articles'),
  at('/articles/building'),
  linked('/articles/building/:cityid', '/articles/building'),
  linked('/articles/building/:cityid/:id', '/search?view=building'),
  at('/company'),
  at('/company/shop'),
  linked('/company/shop/:id', '/company/shop'),
  at('/promise'),
  at('/owner'),
  at('/owner/strength'),
  at('/owner/regeneration'),
  at('/owner/utilization'),
  at('/owner/seminar'),
  linked('/owner/seminar/:id', '/owner/seminar'),
  at('/linklist'),
  at('/privacypolicy'),
  at('/sitemap'),
  at('/news'),
  linked('/news/category/:catid', '/news'),
  linked('/news/:id', '/news'),
  at('/oshiete'),
  linked('/oshiete/category/:catid', '/oshiete'),
  linked('/oshiete/:id', '/oshiete'),
  at('/info'),
  linked('/info/:id', '/info'),
  at('/baibai/search/saga-shi'),
  at('/baibai/search/saga-shi/sale-lot'),
  at('/baibai/search/saga-shi/sale-used-house/4ldk'),
  at('/baibai/search_invest/ittou'),
  at('/baibai/searching_invest/term'),
  at('/baibai/searching/area'),
  at('/baibai/searching/station'),
  at('/baibai/searching/school'),
  at('/baibai/searching/term'),
  linked('/baibai/articles/room/:cityid/:id', '/baibai/search/sale-lot'),
  linked('/baibai/articles/room/:cityid/:id', '/baibai/search/sale-new-house'),
  linked('/baibai/articles/room/:cityid/:id', '/baibai/search/sale-used-house'),
  linked('/baibai/articles/room/:cityid/:id', '/baibai/search/sale-used-condo'),
  linked('/baibai/articles/room/:cityid/:id', '/baibai/search_invest/kubun'),
  linked('/baibai/articles/room/:cityid/:id', '/baibai/search_invest/ittou'),
  linked('/baibai/articles/room/:cityid/:id', '/baibai/search_invest/jigyou'),
  at('/baibai/favorite'),
  at('/baibai/history'),
  at('/baibai/contact'),
  at('/baibai/property'),
  at('/baibai/reservation'),
  at('/baibai/mail-magazine'),
  at('/baibai/buy'),
  at('/baibai/sell'),
  at('/baibai/kaitori'),
  at('/baibai/sales'),
  at('/baibai/investment'),
  at('/baibai/renovation'),
  at('/baibai/tateuri'),
  at('/baibai/tateuri/list'),
  linked('/baibai/tateuri/:id', '/baibai/tateuri/list'),
  at('/baibai/customer'),
  at('/baibai/shop'),
  linked('/baibai/shop/:id', '/baibai/shop'),
  at('/baibai/news'),
  linked('/baibai/news/category/:catid', '/baibai/news'),
  linked('/baibai/news/:id', '/baibai/news'),
  at('/baibai/oshiete'),
  linked('/baibai/oshiete/category/:catid', '/baibai/oshiete'),
  linked('/baibai/oshiete/:id', '/baibai/oshiete'),
  at('/baibai/linklist'),
  { name: '/baibai/privacypolicy', canonical: '/privacypolicy' },
  at('/baibai/sitemap'),
]

/** Every page there is. */
export const EVERY_PAGE: Page[] = [...TEMPLATES, ...OTHERS]

/** What a test of all pages visits: every template, and in `npm run test:full` every page. */
export const PAGES: Page[] = process.env.TEST_FULL ? EVERY_PAGE : TEMPLATES

/** What tells a page from the others: its address or route, and where it was found if that counts. */
export function titleOf({ name, on }: Page): string {
  return on && PAGES.filter((page) => page.name === name).length > 1 ? `${name} of ${on}` : name
}

/** The address of a page on a running site. */
export async function addressOf(
  { name, on }: Page,
  site: Site,
  request: APIRequestContext,
): Promise<string> {
  if (!on) return name
  const html = await (await request.get(site.url(on))).text()
  const route = name.replaceAll(/:\w+/g, '\\d+')
  const link = new RegExp(`href="(${route})["#]`).exec(html)?.[1]
  if (!link) throw new Error(`${on} links to no ${name}`)
  return link
}

function at(address: string): Page {
  return { name: address }
}

function linked(route: string, on: string): Page {
  return { name: route, on }
}
