import { expect, test } from '@jest/globals'
import { roomList } from '@sumai/testing/answers'
import { RECEIPT } from '@sumai/testing/visits'
import { ROOM } from './testing/room.ts'
import { visit } from './testing/visit.ts'

/** One address of every kind of page. */
const URLS = [
  '/',
  '/search',
  '/search/kurume-shi',
  '/search/kurume-shi/mansion',
  '/search/kurume-shi/mansion/2ldk',
  '/search/nishitetsu-kurume-eki/apartment/pet',
  '/search?page=2',
  '/search/kurume-shi?toho=10',
  '/articles/room/40203/1000012345',
  '/articles',
  '/articles/building',
  '/articles/building/40203',
  '/articles/building/40203?page=2',
  '/articles/building?kana=%E3%81%82',
  '/articles/building/40203/20001234',
  '/company',
  '/company/shop',
  '/company/shop?area_no=10',
  '/company/shop/001',
  '/promise',
  '/owner',
  '/owner/strength',
  '/owner/regeneration',
  '/owner/utilization',
  '/contact',
  `/contact/thanks?receipt=${RECEIPT}`,
  '/favorite',
  '/favorite?bukken_no[]=1000012345',
  '/history',
  '/news',
  '/news/category/1',
  '/news/1',
  '/oshiete',
  '/oshiete/category/1',
  '/oshiete/2',
  '/info',
  '/info/3',
  '/property?bukken_no[]=1000012345',
  `/property/thanks?receipt=${RECEIPT}`,
  '/reservation',
  `/reservation/thanks?receipt=${RECEIPT}&date=2026-11-28&time=10:30`,
  '/searching/area',
  '/searching/station',
  '/searching/school',
  '/searching/term',
  '/searching/area?city_code[]=40203',
  '/property-building?tm_no=20001234',
  `/property-building/thanks?receipt=${RECEIPT}`,
  '/request',
  `/request/thanks?receipt=${RECEIPT}`,
  '/owner/seminar',
  '/owner/seminar/4',
  '/owner/seminar/apply?id=1',
  `/owner/seminar/apply/thanks?receipt=${RECEIPT}&id=1&session=1`,
  '/linklist',
  '/privacypolicy',
  '/sitemap',
]

const found = roomList([ROOM], { pagination: { page: 1, limit: 20, total: 128, lastPage: 7 } })

test('the site map: every page with its title, its place in the site and its frame', async () => {
  const lines: string[] = []
  for (const url of URLS) {
    const { say } = await visit(url, { 'chintai/rooms': () => found })
    const crumbs = say?.('breadcrumbs') ?? []
    lines.push(
      `${url} → ${say?.('title')}`,
      `  h1: ${say?.('heading')}`,
      `  ${crumbs.map(({ label, to }) => `${label}${to === null ? '' : ` (${to})`}`).join(' > ')}`,
      `  ${say?.('layout')}, ${say?.('robots') ?? 'index,follow'}, canonical ${say?.('canonical') ?? url.split('?')[0]}`,
    )
  }
  expect(lines.join('\n')).toMatchSnapshot()
})

test.each([
  ['/search/mansion/kurume-shi', '/search/kurume-shi/mansion'],
  ['/search/kurume-shi/saga-shi', '/search?city_code[]=40203&city_code[]=41201'],
  ['/search/40203', '/search/kurume-shi'],
  ['/search/KURUME-SHI', '/search/kurume-shi'],
  ['/search?place=kurume-area&hy_yachin_min=&madori%5B%5D=250', '/search/kurume-area/2ldk'],
  ['/search?place=kurume-shi', '/search/kurume-shi'],
  ['/search?place=&is_parking=1', '/search/parking'],
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
  ['/search?hy_yachin_min=90000&hy_yachin_max=30000', 400],
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
