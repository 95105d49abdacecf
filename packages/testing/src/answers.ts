import { type Api, ApiError, createApi, type Transport } from '@sumai/api-client'
import { articleById, articleList } from './articles.ts'

type Request = Parameters<Transport['request']>[0]
/** Bodies by the beginning of the path; a test replaces those that it is about. */
export type Answers = Record<string, (request: Request, id: string) => unknown>

const SHOP = {
  tenpoNo: '001',
  tenpoName: '久留米本店',
  areaNo: 10,
  zip: '830-0000',
  address: '福岡県久留米市東町00番地1',
  lat: 33.312,
  lng: 130.5205,
  tel: '0942-00-0001',
  freeDial: null,
  eigyoStart: '09:30',
  eigyoEnd: '18:30',
  teikyuWeek: [3],
  teikyuLabel: '毎週水曜日',
  teikyuBusyMonthsOpen: [],
  holidays: [],
  access: null,
  parkingCount: 3,
  photos: ['/media/shop/shop-1'],
  cbFlg: 3,
  menkyoNo: '国土交通大臣（3）第00000号',
  kameidantai: '（公社）全国宅地建物取引業保証協会会員',
  cityCode: '40203',
  comment: '駅前の店舗です。',
  features: ['駐車場あり'],
  nearestEkiSlug: null,
}

/** What both sites ask for. */
const COMMON: Answers = {
  'shops/': (_, id) => ({ shop: found(id === SHOP.tenpoNo ? SHOP : undefined) }),
  shops: () => ({ shops: [SHOP] }),
  staffs: () => ({ staffs: [] }),
  'staffs/': () => ({
    staff: {
      name: '白石 緑',
      photoUrl: null,
      yakushoku: null,
      shikaku: ['宅地建物取引士'],
      message: null,
    },
  }),
  'master/stations': () => ({ stations: [] }),
  'master/schools': () => ({ schools: [] }),
  'inquiry-slots': () => ({
    inquirySlots: {
      days: [
        {
          date: '2026-11-22',
          slots: [
            { time: '09:30', isFull: true },
            { time: '10:30', isFull: false },
          ],
        },
      ],
    },
  }),
  'contents/': (_, id) => ({ content: found(articleById(id)) }),
  contents: ({ query = {} }) => articleList(query),
}

/** A page of results. */
export const roomList = (rooms: readonly { bukkenNo: string }[], more: object = {}) => ({
  rooms,
  pagination: { page: 1, limit: 20, total: rooms.length, lastPage: 1 },
  facets: {},
  relax: [],
  ...more,
})

/** As when the API knows no such thing. */
export function found<T>(value: T | undefined): T {
  if (value === undefined) throw new ApiError({ status: 404, code: 'not_found', message: '' })
  return value
}

/** As when nothing listens at the address of the API. */
export const unreachable = () => {
  throw new ApiError({ status: 0, code: 'network', message: '' })
}

/** The real client; only the network is missing. */
export function apiWith(answers: Answers): Api {
  const all = { ...COMMON, ...answers }
  const paths = Object.keys(all).sort((a, b) => b.length - a.length)
  const transport: Transport = {
    async request(request) {
      const { path } = request
      const key = paths.find((start) => path.startsWith(start))
      if (key === undefined) throw new Error(`No answer for ${path}`)
      return all[key]?.(request, path.slice(key.length))
    },
  }
  return createApi(transport)
}
