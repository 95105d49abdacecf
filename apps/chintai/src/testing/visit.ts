import { found, roomList } from '@sumai/testing/answers'
import { visitsOf } from '@sumai/testing/visits'
import { routes } from '../routes.ts'
import { BUILDING } from './building.ts'
import { ROOM } from './room.ts'

const CITY = {
  cityCode: '40203',
  cityName: '久留米市',
  cityShortName: '久留米市',
  slug: 'kurume-shi',
  rentStats: { 120: { median: 48_000, n: 12 }, 250: { median: 77_000, n: 3 } },
  areaNo: 10,
  chintaiCount: 128,
}

/** Opens a page of the rental site: one city, one building with one room. */
export const visit = visitsOf(routes, {
  'chintai/rooms/': (_, id) => ({ room: found(id === ROOM.bukkenNo ? ROOM : undefined) }),
  'chintai/rooms': () => roomList([ROOM]),
  'chintai/tatemono/': (_, id) => ({
    tatemono: found(id === BUILDING.tmNo ? BUILDING : undefined),
  }),
  'chintai/tatemono': () => ({
    tatemono: [BUILDING],
    facets: { city_code: { 40203: 31 } },
    pagination: { page: 1, limit: 24, total: 31, lastPage: 2 },
  }),
  banners: () => ({ banners: [] }),
  'chintai/names': () => ({ names: [{ tmName: BUILDING.tmName }] }),
  cities: () => ({ cities: [CITY] }),
  'cities/': (_, id) => ({
    city: found([CITY.cityCode, CITY.slug].includes(id) ? CITY : undefined),
  }),
  'master/cities': () => ({ cities: [CITY] }),
})
