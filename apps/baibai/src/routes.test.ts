import { expect, test } from '@jest/globals'
import { addressesOf, siteMap, withoutPath } from '@sumai/testing/route-table'
import { RECEIPT } from '@sumai/testing/visits'
import { paths } from './paths.ts'
import { pages } from './routes.ts'
import { visit } from './testing/visit.ts'

const BASE = '/baibai'

/** Addresses of pages that need more than their plain one, or can be seen in several ways. */
const EXAMPLES = {
  '/baibai/search/:term1?/:term2?/:term3?': [
    '/baibai/search',
    '/baibai/search/kurume-shi',
    '/baibai/search/kurume-shi/sale-used-condo',
    '/baibai/search/kurume-shi/sale-used-condo/3ldk',
    '/baibai/search?bukken_type=hanbai_mansion',
  ],
  '/baibai/articles/room/:cityid?/:id?': [
    '/baibai/articles/room/40203/5000012345',
    '/baibai/articles/room/41201/5000012346',
    '/baibai/articles/room/40203/5000012347',
  ],
  '/baibai/tateuri/:id': ['/baibai/tateuri/5000012348'],
  '/baibai/mail-alert/thanks': [`/baibai/mail-alert/thanks?receipt=${RECEIPT}`],
  '/baibai/contact/thanks': [`/baibai/contact/thanks?receipt=${RECEIPT}`],
  '/baibai/property': ['/baibai/property?bukken_no[]=5000012345'],
  '/baibai/property/thanks': [`/baibai/property/thanks?receipt=${RECEIPT}`],
  '/baibai/reservation/thanks': [`/baibai/reservation/thanks?receipt=${RECEIPT}`],
  '/baibai/satei/thanks': [`/baibai/satei/thanks?receipt=${RECEIPT}`],
  '/baibai/mail-magazine/thanks': [`/baibai/mail-magazine/thanks?receipt=${RECEIPT}`],
  '/baibai/favorite': ['/baibai/favorite', '/baibai/favorite?bukken_no[]=1000012345'],
  '/baibai/news/category/:catid?': ['/baibai/news/category/1'],
  '/baibai/news/:id': ['/baibai/news/11'],
  '/baibai/oshiete/category/:catid?': ['/baibai/oshiete/category/1'],
  '/baibai/oshiete/:id': ['/baibai/oshiete/12'],
  '/baibai/searching/area': ['/baibai/searching/area', '/baibai/searching/area?city_code[]=40203'],
  '/baibai/shop/:id': ['/baibai/shop/001'],
  '/baibai/search_invest/:term1?': [
    '/baibai/search_invest',
    '/baibai/search_invest/kurume-shi',
    '/baibai/search_invest/invest-apartment',
    '/baibai/search_invest?view=table',
  ],
}

test('the site map: every page with its title, its place in the site and its frame', async () => {
  expect(await siteMap(addressesOf(pages, BASE, EXAMPLES), visit)).toMatchSnapshot()
})

test('every page can be linked: paths.ts has an entry for it', () => {
  expect(withoutPath(pages, BASE, paths)).toEqual([])
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
