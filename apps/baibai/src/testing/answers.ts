import { type Api, ApiError, createApi, type Transport } from '@sumai/api-client'
import type { Room } from '../pages/room/room-data.ts'
import { CONDO, INVESTMENT, LAND, SITE } from './rooms.ts'

const ROOMS: readonly Room[] = [CONDO, LAND, INVESTMENT, SITE]

const CITIES = [
  { cityCode: '40203', cityName: '久留米市', slug: 'kurume-shi', areaNo: 10 },
  { cityCode: '41201', cityName: '佐賀市', slug: 'saga-shi', areaNo: 40 },
]

const SHOP = {
  tenpoNo: '001',
  tenpoName: '久留米本店',
  areaNo: 10,
  zip: '830-0000',
  address: '福岡県久留米市東町00番地1',
  tel: '0942-00-0001',
  freeDial: null,
  eigyoStart: '09:30',
  eigyoEnd: '18:30',
  teikyuLabel: '毎週水曜日',
  parkingCount: 3,
  photos: ['/media/shop/shop-1'],
  menkyoNo: '国土交通大臣（3）第00000号',
  kameidantai: '（公社）全国宅地建物取引業保証協会会員',
}

type Query = Readonly<Record<string, unknown>>
/** Bodies by the beginning of the path; a test replaces those that it is about. */
export type Answers = Record<string, (query: Query, id: string) => unknown>

const ANSWERS: Answers = {
  'baibai/rooms/': (_, id) => ({ room: found(ROOMS.find((room) => room.bukkenNo === id)) }),
  'baibai/rooms': () => roomList(ROOMS),
  'cities/': (_, id) => ({
    city: found(CITIES.find(({ cityCode, slug }) => cityCode === id || slug === id)),
  }),
  'shops/': () => ({ shop: SHOP }),
  shops: () => ({ shops: [SHOP] }),
  'staffs/': () => ({
    staff: { name: '白石 緑', photoUrl: null, shikaku: ['宅地建物取引士'] },
  }),
  'master/cities': () => ({ cities: CITIES.map((city) => ({ ...city, baibaiCount: 12 })) }),
  'master/stations': () => ({ stations: [] }),
  'master/schools': () => ({ schools: [] }),
  'master/baibai/counter': () => ({ counter: { bukkenType: { hanbai_mansion: 842 } } }),
  contents: () => ({ contents: [] }),
}

/** A page of results. */
export const roomList = (rooms: readonly Room[], more: object = {}) => ({
  rooms,
  pagination: { page: 1, limit: 20, total: rooms.length, lastPage: 1 },
  facets: {},
  relax: [],
  ...more,
})

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new ApiError({ status: 404, code: 'not_found', message: '' })
  return value
}

/** The real client; only the network is missing. */
export function apiWith(answers: Answers): Api {
  const all = { ...ANSWERS, ...answers }
  const paths = Object.keys(all).sort((a, b) => b.length - a.length)
  const transport: Transport = {
    async request({ path, query = {} }) {
      const key = paths.find((start) => path.startsWith(start))
      if (key === undefined) throw new Error(`No answer for ${path}`)
      return all[key]?.(query, path.slice(key.length))
    },
  }
  return createApi(transport)
}
