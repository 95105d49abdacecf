import { found, roomList } from '@sumai/testing/answers'
import { visitsOf } from '@sumai/testing/visits'
import { routes } from '../routes.ts'
import { CONDO, INVESTMENT, LAND } from './rooms.ts'
import { SITE } from './site.ts'

const ROOMS = [CONDO, LAND, INVESTMENT, SITE]

const CITIES = [
  { cityCode: '40203', cityName: '久留米市', slug: 'kurume-shi', areaNo: 10, saleStats: {} },
  { cityCode: '41201', cityName: '佐賀市', slug: 'saga-shi', areaNo: 40, saleStats: {} },
]

/** Opens a page of the sales site: two cities, one listing of every kind. */
export const visit = visitsOf(routes, {
  'baibai/rooms/': (_, id) => ({
    room: found(ROOMS.find((room) => room.bukkenNo === id)),
    centres: [
      { to: '天神', minutes: 34 },
      { to: '博多', minutes: 41 },
    ],
  }),
  'baibai/rooms': () => roomList(ROOMS),
  'cities/': (_, id) => ({
    city: found(CITIES.find(({ cityCode, slug }) => cityCode === id || slug === id)),
  }),
  cities: () => ({ cities: CITIES }),
  'master/cities': () => ({ cities: CITIES.map((city) => ({ ...city, baibaiCount: 12 })) }),
  banners: () => ({ banners: [] }),
  'master/baibai/counter': () => ({
    counter: { bukkenType: { hanbai_mansion: 842 }, bukkenKbn: { ittou: 101 } },
  }),
})
