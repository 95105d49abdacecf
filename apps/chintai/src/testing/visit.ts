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
  rinsetsuCityCode: ['40225'],
  rentStats: { 120: { median: 48_000, n: 12 }, 250: { median: 77_000, n: 3 } },
  areaNo: 10,
  chintaiCount: 128,
}

export const GUIDE = {
  cityCode: '40203',
  outline: [
    [
      [130.4, 33.2],
      [130.7, 33.2],
      [130.7, 33.4],
      [130.4, 33.4],
    ],
  ],
  stations: [
    {
      ekiCode: '360120',
      ekiName: '西鉄久留米',
      lat: 33.312,
      lng: 130.521,
      slug: 'nishitetsu-kurume-eki',
      lineNames: ['西鉄天神大牟田線'],
      commute: [{ to: '天神', minutes: 33 }],
    },
  ],
  commute: [{ to: '天神', from: '西鉄久留米', minutes: 36 }],
  facilities: [{ kind: 'library', kindLabel: '図書館', count: 6 }],
  towns: [
    {
      name: '東町',
      station: { name: '西鉄久留米', tohoFun: 5, lineName: '西鉄天神大牟田線' },
      school: { name: '日吉小学校', tohoFun: 7 },
      park: null,
      kyoriUmi: 23_310,
    },
  ],
}

/** Opens a page of the rental site: one city, one building with one room. */
export const visit = visitsOf(routes, {
  'chintai/rooms/': (_, id) => ({
    room: found(id === ROOM.bukkenNo ? ROOM : undefined),
    centres: [
      { to: '天神', minutes: 34 },
      { to: '博多', minutes: 41 },
    ],
  }),
  'chintai/rooms': () => roomList([ROOM]),
  'chintai/tatemono/': (_, id) => ({
    tatemono: found(id === BUILDING.tmNo ? BUILDING : undefined),
  }),
  'chintai/tatemono': () => ({
    tatemono: [{ ...BUILDING, hyYachinMin: 67_000, hyYachinMax: 67_000 }],
    facets: { city_code: { 40203: 31 } },
    pagination: { page: 1, limit: 24, total: 31, lastPage: 2 },
  }),
  banners: () => ({ banners: [] }),
  'chintai/names': () => ({ names: [{ tmName: BUILDING.tmName }] }),
  cities: () => ({ cities: [CITY] }),
  'cities/': (_, id) => ({
    city: found([CITY.cityCode, CITY.slug].includes(id) ? CITY : undefined),
  }),
  'city-guides/': (_, id) => ({ cityGuide: found(id === CITY.cityCode ? GUIDE : undefined) }),
  'master/cities': () => ({ cities: [CITY] }),
})
