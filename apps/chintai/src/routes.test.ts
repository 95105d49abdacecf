import { expect, test } from '@jest/globals'
import { roomList } from '@sumai/testing/answers'
import { addressesOf, siteMap, withoutPath } from '@sumai/testing/route-table'
import { RECEIPT } from '@sumai/testing/visits'
import { paths } from './paths.ts'
import { pages } from './routes.ts'
import { ROOM } from './testing/room.ts'
import { visit } from './testing/visit.ts'

const BASE = ''

/** Addresses of pages that need more than their plain one, or can be seen in several ways. */
const EXAMPLES = {
  '/search/:term1?/:term2?/:term3?': [
    '/search',
    '/search/kurume-shi',
    '/search/kurume-shi/mansion',
    '/search/kurume-shi/mansion/2ldk',
    '/search/nishitetsu-kurume-eki/apartment/pet',
    '/search?page=2',
    '/search/kurume-shi?toho=10',
  ],
  '/articles/room/:cityid?/:id?': ['/articles/room/40203/1000012345'],
  '/articles/building/:cityid?': [
    '/articles/building',
    '/articles/building/40203',
    '/articles/building/40203?page=2',
    '/articles/building?kana=%E3%81%82',
  ],
  '/articles/building/:cityid/:id': ['/articles/building/40203/20001234'],
  '/company/shop': ['/company/shop', '/company/shop?area_no=10'],
  '/company/shop/:id': ['/company/shop/001'],
  '/mail-alert/thanks': [`/mail-alert/thanks?receipt=${RECEIPT}`],
  '/contact/thanks': [`/contact/thanks?receipt=${RECEIPT}`],
  '/favorite': ['/favorite', '/favorite?bukken_no[]=1000012345'],
  '/news/category/:catid?': ['/news/category/1'],
  '/news/:id': ['/news/1'],
  '/oshiete/category/:catid?': ['/oshiete/category/1'],
  '/oshiete/:id': ['/oshiete/2'],
  '/info/:id': ['/info/3'],
  '/property': ['/property?bukken_no[]=1000012345'],
  '/property/thanks': [`/property/thanks?receipt=${RECEIPT}`],
  '/property-building': ['/property-building?tm_no=20001234'],
  '/property-building/thanks': [`/property-building/thanks?receipt=${RECEIPT}`],
  '/request/thanks': [`/request/thanks?receipt=${RECEIPT}`],
  '/reservation/thanks': [`/reservation/thanks?receipt=${RECEIPT}&date=2026-11-28&time=10:30`],
  '/reservation/manage': ['/reservation/manage?token=forged'],
  '/searching/area': ['/searching/area', '/searching/area?city_code[]=40203'],
  '/owner/seminar/apply': ['/owner/seminar/apply?id=4'],
  '/owner/seminar/apply/thanks': [`/owner/seminar/apply/thanks?receipt=${RECEIPT}&id=1&session=1`],
  '/owner/seminar/:id': ['/owner/seminar/4'],
}

const found = roomList([ROOM], { pagination: { page: 1, limit: 20, total: 128, lastPage: 7 } })

test('the site map: every page with its title, its place in the site and its frame', async () => {
  const addresses = addressesOf(pages, BASE, EXAMPLES)
  const map = siteMap(addresses, (url) => visit(url, { 'chintai/rooms': () => found }))
  expect(await map).toMatchSnapshot()
})

test('every page can be linked: paths.ts has an entry for it', () => {
  expect(withoutPath(pages, BASE, paths)).toEqual([])
})

test.each([
  ['/search/mansion/kurume-shi', '/search/kurume-shi/mansion'],
  ['/search/kurume-shi/saga-shi', '/search?city_code[]=40203&city_code[]=41201'],
  ['/search/40203', '/search/kurume-shi'],
  ['/search/KURUME-SHI', '/search/kurume-shi'],
  ['/search?place=kurume-area&hy_yachin_min=&madori%5B%5D=250', '/search/kurume-area/2ldk'],
  ['/search?place=kurume-shi', '/search/kurume-shi'],
  ['/search?place=&is_parking=1', '/search/parking'],
  [
    '/search?hy_yachin_min=90000&hy_yachin_max=30000',
    '/search?hy_yachin_max=90000&hy_yachin_min=30000',
  ],
  ['/articles/room', '/search'],
  ['/articles/room/40203', '/search/kurume-shi'],
  ['/articles/room/kurume-shi', '/search/kurume-shi'],
  ['/articles/room/kurume-shi/1000012345', '/articles/room/40203/1000012345'],
  ['/articles/room/41201/1000012345?x=1', '/articles/room/40203/1000012345?x=1'],
  ['/articles/building/kurume-shi?kana=%E3%81%82', '/articles/building/40203?kana=%E3%81%82'],
  ['/articles/building/kurume-shi/20001234', '/articles/building/40203/20001234'],
])('%s moves for good to %s', async (from, to) => {
  expect(await visit(from)).toMatchObject({ status: 301, location: to })
})

test.each([
  ['/search/nowhere', 404],
  ['/search?place=nowhere', 404],
  ['/search?hy_yachin_max=cheap', 400],
  ['/articles/room/40203/1000099999', 404],
  ['/articles/room/40203/abc', 404],
  ['/articles/room/nowhere', 404],
  ['/articles/building/nowhere', 404],
  ['/articles/building/40203/20009999', 404],
  ['/articles/building/40203/abc', 404],
  ['/articles/building?kana=x', 400],
  ['/owner/seminar/1', 404],
])('%s is an error page with status %d', async (url, status) => {
  expect(await visit(url)).toMatchObject({ status })
})
