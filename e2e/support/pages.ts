import type { APIRequestContext } from '@playwright/test'
import { plainAddress, rowsOf } from '@sumai/platform/route-table'
import { pages as salesPages } from '../../apps/baibai/src/routes.ts'
import { pages as rentalPages } from '../../apps/chintai/src/routes.ts'
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
  /** Of the same parts as a page of the rental site (the tag `twin` of ./test.ts). */
  twin?: true
}

/** Of each template one page: what `npm test` visits. */
const TEMPLATES: Page[] = [
  at('/'),
  at('/search'),
  linked('/articles/room/:cityid/:id', '/search'),
  at('/searching/station'),
  at('/favorite'),
  at('/reservation'),
  { ...at('/baibai'), twin: true },
  { ...at('/baibai/search'), twin: true },
  { ...at('/baibai/search_invest'), twin: true },
  linked('/baibai/articles/room/:cityid/:id', '/baibai/search'),
  at('/baibai/satei'),
]

/** Where pages with parameters are linked; those whose parameters may be left out need no entry. */
const LINKED_ON: Record<string, string[]> = {
  '/articles/room/:cityid/:id': ['/search'],
  '/articles/building/:cityid/:id': ['/search?view=building'],
  '/company/shop/:id': ['/company/shop'],
  '/owner/seminar/:id': ['/owner/seminar'],
  '/news/category/:catid': ['/news'],
  '/news/:id': ['/news'],
  '/oshiete/category/:catid': ['/oshiete'],
  '/oshiete/:id': ['/oshiete'],
  '/info/:id': ['/info'],
  '/baibai/articles/room/:cityid/:id': [
    '/baibai/search/sale-lot',
    '/baibai/search/sale-new-house',
    '/baibai/search/sale-used-house',
    '/baibai/search/sale-used-condo',
    '/baibai/search_invest/kubun',
    '/baibai/search_invest/ittou',
    '/baibai/search_invest/jigyou',
  ],
  '/baibai/tateuri/:id': ['/baibai/tateuri/list'],
  '/baibai/shop/:id': ['/baibai/shop'],
  '/baibai/news/category/:catid': ['/baibai/news'],
  '/baibai/news/:id': ['/baibai/news'],
  '/baibai/oshiete/category/:catid': ['/baibai/oshiete'],
  '/baibai/oshiete/:id': ['/baibai/oshiete'],
}

/** Addresses that show a page in another way. */
const MORE: Page[] = [
  at('/search/kurume-shi'),
  at('/search/kurume-shi/mansion'),
  at('/search/kurume-shi/mansion/2ldk'),
  linked('/articles/building/:cityid', '/articles/building'),
  at('/baibai/search/saga-shi'),
  at('/baibai/search/saga-shi/sale-lot'),
  at('/baibai/search/saga-shi/sale-used-house/4ldk'),
  at('/baibai/search_invest/ittou'),
]

/** Under another address for search engines. */
const CANONICAL: Record<string, string> = { '/baibai/privacypolicy': '/privacypolicy' }

/**
 * Only by sending a form, from a listing or from a mail: journeys/enquiry.spec.ts,
 * journeys/forms.spec.ts and journeys/manage.spec.ts come there.
 */
const BY_A_FORM =
  /\/thanks$|^\/reservation\/manage$|^\/property-building$|^\/owner\/seminar\/apply$/

/** Every page of the route tables of both sites. */
const ALL: Page[] = [...rowsOf(rentalPages), ...rowsOf(salesPages, '/baibai')]
  .map(({ pattern }) => pattern)
  .filter((pattern) => !BY_A_FORM.test(pattern))
  .flatMap((pattern) => {
    const on = LINKED_ON[pattern.replaceAll('?', '')]
    if (on) return on.map((page) => linked(pattern.replaceAll('?', ''), page))
    const plain = plainAddress(pattern)
    if (!plain) throw new Error(`e2e/support/pages.ts does not say where ${pattern} is linked`)
    return { name: plain, canonical: CANONICAL[plain] }
  })

const isTemplate = (page: Page) =>
  TEMPLATES.some(({ name, on }) => name === page.name && on === page.on)

/** Every page there is. */
export const EVERY_PAGE: Page[] = [
  ...TEMPLATES,
  ...ALL.filter((page) => !isTemplate(page)),
  ...MORE,
]

/** What a test of all pages visits: every template, and in `npm run test:full` every page. */
export const PAGES: Page[] = process.env.TEST_FULL ? EVERY_PAGE : TEMPLATES

/** Whose page it is. */
export const teamOf = (name: string) => (name.startsWith('/baibai') ? 'baibai' : 'chintai')

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
