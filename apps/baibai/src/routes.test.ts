import { expect, test } from '@jest/globals'
import { RECEIPT } from '@sumai/testing/visits'
import { visit } from './testing/visit.ts'

/** One address of every kind of page. */
const URLS = [
  '/baibai',
  '/baibai/search',
  '/baibai/search/kurume-shi',
  '/baibai/search/kurume-shi/sale-used-condo',
  '/baibai/search/kurume-shi/sale-used-condo/3ldk',
  '/baibai/search?bukken_type=hanbai_mansion',
  '/baibai/articles/room/40203/5000012345',
  '/baibai/articles/room/41201/5000012346',
  '/baibai/articles/room/40203/5000012347',
  '/baibai/tateuri/5000012348',
  '/baibai/contact',
  `/baibai/contact/thanks?receipt=${RECEIPT}`,
  '/baibai/property?bukken_no[]=5000012345',
  `/baibai/property/thanks?receipt=${RECEIPT}`,
  '/baibai/reservation',
  `/baibai/reservation/thanks?receipt=${RECEIPT}`,
  '/baibai/satei',
  `/baibai/satei/thanks?receipt=${RECEIPT}`,
  '/baibai/mail-magazine',
  `/baibai/mail-magazine/thanks?receipt=${RECEIPT}`,
  '/baibai/favorite',
  '/baibai/favorite?bukken_no[]=1000012345',
  '/baibai/history',
  '/baibai/news',
  '/baibai/news/category/1',
  '/baibai/news/11',
  '/baibai/oshiete',
  '/baibai/oshiete/category/1',
  '/baibai/oshiete/12',
  '/baibai/searching/area',
  '/baibai/searching/station',
  '/baibai/searching/school',
  '/baibai/searching/term',
  '/baibai/searching/area?city_code[]=40203',
  '/baibai/buy',
  '/baibai/sell',
  '/baibai/kaitori',
  '/baibai/sales',
  '/baibai/investment',
  '/baibai/renovation',
  '/baibai/tateuri',
  '/baibai/tateuri/list',
  '/baibai/customer',
  '/baibai/shop',
  '/baibai/shop/001',
  '/baibai/linklist',
  '/baibai/privacypolicy',
  '/baibai/sitemap',
  '/baibai/search_invest',
  '/baibai/search_invest/kurume-shi',
  '/baibai/search_invest/invest-apartment',
  '/baibai/search_invest?view=table',
  '/baibai/searching_invest/term',
]

test('the site map: every page with its title, its place in the site and its frame', async () => {
  const lines: string[] = []
  for (const url of URLS) {
    const { say } = await visit(url)
    const crumbs = say?.('breadcrumbs') ?? []
    lines.push(
      `${url} → ${say?.('title')}`,
      `  h1: ${say?.('heading')}`,
      `  ${crumbs.map(({ label, to }) => `${label}${to === null ? '' : ` (${to})`}`).join(' > ')}`,
      `  ${say?.('layout')}, ${say?.('robots') ?? 'index,follow'}, canonical ${say?.('canonical') ?? url}`,
    )
  }
  expect(lines.join('\n')).toMatchSnapshot()
})

test.each([
  ['/baibai/search/sale-used-condo/kurume-shi', '/baibai/search/kurume-shi/sale-used-condo'],
  ['/baibai/search/40203', '/baibai/search/kurume-shi'],
  ['/baibai/search?kakaku_min=&bukken_type%5B%5D=hanbai_tochi', '/baibai/search/sale-lot'],
  ['/baibai/articles/room/40203/5000012348', '/baibai/tateuri/5000012348'],
  ['/baibai/tateuri/5000012345', '/baibai/articles/room/40203/5000012345'],
  ['/baibai/news/category', '/baibai/news'],
  ['/baibai/oshiete/category', '/baibai/oshiete'],
  ['/baibai/articles/room', '/baibai/search'],
  ['/baibai/articles/room/40203', '/baibai/search/kurume-shi'],
  ['/baibai/articles/room/kurume-shi', '/baibai/search/kurume-shi'],
  ['/baibai/articles/room/kurume-shi/5000012345', '/baibai/articles/room/40203/5000012345'],
  ['/baibai/articles/room/41201/5000012345?x=1', '/baibai/articles/room/40203/5000012345?x=1'],
  ['/BAIBAI/articles/room/40203/5000012345', '/baibai/articles/room/40203/5000012345'],
])('%s moves for good to %s', async (from, to) => {
  expect(await visit(from)).toMatchObject({ status: 301, location: to })
})

test.each([
  ['/baibai/tateuri/abc', 404],
  ['/baibai/shop/999', 404],
  ['/baibai/shop?area_no=1', 400],
  ['/baibai/customer?type=rent', 400],
  ['/baibai/customer?page=99', 404],
  ['/baibai/sales?bukken_type=x', 400],
  ['/baibai/news/2', 404],
  ['/baibai/news/1', 404],
  ['/baibai/news/category/9', 404],
  ['/baibai/news?page=0', 400],
  ['/baibai/news?page=9', 404],
  ['/baibai/oshiete/category/9', 404],
  ['/baibai/search/nowhere', 404],
  ['/baibai/search?kakaku_min=cheap', 400],
  ['/baibai/articles/room/40203/5000099999', 404],
  ['/baibai/articles/room/40203/abc', 404],
  ['/baibai/articles/room/nowhere', 404],
])('%s is an error page with status %d', async (url, status) => {
  expect(await visit(url)).toMatchObject({ status })
})
