import type { ZodType } from 'zod'
import { type Answer, list, listOf, one, sender, whole } from './calls.ts'
import type { Camelized } from './camelized.ts'
import type {
  baibaiRoomAnswer,
  baibaiRoomLightList,
  baibaiRoomList,
} from './contract/baibai-room.ts'
import type { bannerList } from './contract/banner.ts'
import type { byPlaceAnswer } from './contract/by-place.ts'
import type {
  chintaiRoomAnswer,
  chintaiRoomLightList,
  chintaiRoomList,
} from './contract/chintai-room.ts'
import type { cityAnswer, cityList } from './contract/city.ts'
import type { cityGuideAnswer } from './contract/city-guide.ts'
import type { contentAnswer, contentList } from './contract/content.ts'
import type { baibaiCounterAnswer } from './contract/counter.ts'
import type {
  landPricesAnswer,
  landPricesMapAnswer,
  NearPlace,
  placesAnswer,
} from './contract/ground.ts'
import type { InquiryBody, inquiryAnswer } from './contract/inquiry.ts'
import type { inquirySlotsAnswer } from './contract/inquiry-slots.ts'
import type {
  MailmagazineSettingsChange,
  mailmagazineAnswer,
  mailmagazineSettings,
} from './contract/mailmagazine.ts'
import type { baibaiMapAnswer, chintaiMapAnswer } from './contract/map.ts'
import type { baibaiNameList, chintaiNameList } from './contract/name.ts'
import type { postalCodeAnswer } from './contract/postal-code.ts'
import type { ReservationMove, reservationAnswer } from './contract/reservation.ts'
import type { schoolList } from './contract/school.ts'
import type { shopAnswer, shopList } from './contract/shop.ts'
import type { SitemapKind, sitemapAnswer } from './contract/sitemap.ts'
import type { staffAnswer, staffList } from './contract/staff.ts'
import type { stationList } from './contract/station.ts'
import type { suggestAnswer } from './contract/suggest.ts'
import type { tatemonoAnswer, tatemonoList } from './contract/tatemono.ts'
import type { understandAnswer } from './contract/understand.ts'
import type { BannerType, ContentOrder, ContentType } from './contract/words.ts'
import type { CallOptions, QueryValue, Transport } from './request.ts'
import { required } from './required.ts'

export { ApiError, isApiError } from './api-error.ts'
export type { Camelized } from './camelized.ts'
export type { CallOptions, Transport } from './request.ts'

/**
 * Search conditions by the names of the query, in either case, as `search-url` of domain reads them.
 * `menuIds` is always sent as a list.
 */
type SearchQuery = Readonly<Record<string, QueryValue>>

/** Rooms of a page; `fields: 'light'` asks only for what a card shows. */
type Rooms<Light, Full> = {
  (query: SearchQuery & { fields: 'light' }, options?: CallOptions): Promise<Light>
  (query?: SearchQuery, options?: CallOptions): Promise<Full>
}
type ChintaiRooms = Rooms<Answer<typeof chintaiRoomLightList>, Answer<typeof chintaiRoomList>>
type BaibaiRooms = Rooms<Answer<typeof baibaiRoomLightList>, Answer<typeof baibaiRoomList>>

type SchoolsQuery = {
  shisetsuType?: number | readonly number[]
  shisetsuNo?: readonly string[]
  cityCode?: readonly string[]
}
type Paged = { page?: number; limit?: number }

/** For suggestions while typing: names that contain the keyword. */
type NamesQuery = { keyword: string; limit?: number }

type TatemonoQuery = Paged & {
  cityCode?: string | string[]
  kana?: string
  keyword?: string
  /** Counts of buildings by city, whatever the other conditions. */
  withFacets?: 'city_code'
}

type ShopsQuery = {
  /** 1 sales, 2 rental; a shop of both kinds answers to either. */
  cbFlg?: 1 | 2
  areaNo?: number
  cityCode?: string | string[]
  tenpoNo?: string | string[]
  excludeTenpoNo?: string | string[]
}

type ContentsQuery = Paged & {
  contentType: ContentType | 'ekimaesan'
  tagId?: number
  excludeId?: number | number[]
  order?: ContentOrder
}

/** `limit` counts for each kind; all kinds where none is named. */
type PlacesQuery = { lat: number; lng: number; kinds?: NearPlace['kind'][]; limit?: number }

type LandPricesQuery = { lat: number; lng: number; limit?: number }
/** `bounds`: west, south, east and north between commas. */
type LandPricesMapQuery = { bounds: string; limit?: number }
type SuggestQuery = SearchQuery & { words: string }
type UnderstandQuery = { site: 'chintai' | 'baibai' | 'invest'; words: string }

/** `cursor` is the `nextCursor` of the part before. */
type SitemapQuery = { kind: SitemapKind; cursor?: string | null; limit?: number }

/** `month` is `YYYY-MM`; without it, all days that can be booked. */
type SlotsQuery = { tenpoNo: string; month?: string }

type TokenQuery = { token: string }

export type Api = ReturnType<typeof createApi>

/**
 * Every call of `/api/v1` that the site makes, with its method, path and types; those of its staff
 * are in staff-client.ts. All reject with `ApiError`, or with the signal's reason when cancelled; a
 * missing identifier rejects with `RequiredParameterError` before anything is sent. The transport may
 * come later (`() => import('./transport.ts')…`): this module is in the browser's first load, axios
 * is not.
 */
export function createApi(source: Transport | (() => Promise<Transport>)) {
  const send = sender(source)

  /** The calls that both sites have. */
  const site = <Found, Map extends ZodType, Room extends ZodType, Names extends ZodType>(
    name: 'chintai' | 'baibai',
  ) => {
    const rooms = `${name}/rooms`
    return {
      rooms: list(send, rooms) as Found,
      roomsMap: list<Map, SearchQuery>(send, `${rooms}/map`),
      roomsByPlace: list<typeof byPlaceAnswer, SearchQuery>(send, `${rooms}/by-place`),
      suggest: list<typeof suggestAnswer, SuggestQuery>(send, `${rooms}/suggest`),
      room: one<Room>(send, rooms, 'bukken_no'),
      names: list<Names, NamesQuery>(send, `${name}/names`),
    }
  }

  /** For the links in mails; 404 when a token is unknown or older than 24 hours. */
  const byToken =
    (path: string) => async (token: string | null | undefined, options?: CallOptions) =>
      send<Answer<typeof mailmagazineAnswer>>({
        method: 'POST',
        path,
        query: { token: required('token', token) },
        signal: options?.signal,
      })

  return {
    chintai: {
      ...site<
        ChintaiRooms,
        typeof chintaiMapAnswer,
        typeof chintaiRoomAnswer,
        typeof chintaiNameList
      >('chintai'),
      tatemono: one<typeof tatemonoAnswer>(send, 'chintai/tatemono', 'tm_no'),
      tatemonoList: list<typeof tatemonoList, TatemonoQuery>(send, 'chintai/tatemono'),
    },
    baibai: site<
      BaibaiRooms,
      typeof baibaiMapAnswer,
      typeof baibaiRoomAnswer,
      typeof baibaiNameList
    >('baibai'),
    shops: {
      /** The shops themselves; an empty list when the call fails, which is only logged. */
      list: async (query?: ShopsQuery, options?: CallOptions) => {
        const call = list<typeof shopList, ShopsQuery & Paged>(send, 'shops')
        const answer = await call({ limit: 100, ...query }, options).catch(() => undefined)
        return answer?.shops ?? []
      },
      get: one<typeof shopAnswer>(send, 'shops', 'tenpo_no'),
    },
    staffs: {
      list: list<typeof staffList, Paged & { tenpoNo?: string }>(send, 'staffs'),
      get: one<typeof staffAnswer>(send, 'staffs', 'syain_no'),
    },
    cities: {
      list: list<typeof cityList, { areaNo?: number }>(send, 'cities'),
      /** By city code or slug. */
      get: one<typeof cityAnswer>(send, 'cities', 'city_id'),
      /** Its ground: outline, stations, minutes to the centres, what is there. */
      guide: one<typeof cityGuideAnswer>(send, 'city-guides', 'city_id'),
    },
    master: {
      stations: whole<typeof stationList>(send, 'master/stations'),
      schools: list<typeof schoolList, SchoolsQuery>(send, 'master/schools'),
      cities: whole<typeof cityList>(send, 'master/cities'),
      baibaiCounter: whole<typeof baibaiCounterAnswer>(send, 'master/baibai/counter'),
    },
    contents: {
      list: listOf<typeof contentList, ContentsQuery>(
        send,
        'contents',
        'content_type',
        'contentType',
      ),
      get: one<typeof contentAnswer, number | string>(send, 'contents', 'content_id'),
    },
    banners: {
      list: list<typeof bannerList, { bannerType?: BannerType }>(send, 'banners'),
    },
    inquiry: {
      post: (
        body: Camelized<InquiryBody>,
        { idempotencyKey, signal }: { idempotencyKey: string; signal?: AbortSignal },
      ) =>
        send<Answer<typeof inquiryAnswer>>({
          method: 'POST',
          path: 'inquiry',
          body,
          headers: { 'idempotency-key': idempotencyKey },
          signal,
        }),
      /** When a shop can be visited, full slots included. */
      slots: listOf<typeof inquirySlotsAnswer, SlotsQuery>(
        send,
        'inquiry-slots',
        'tenpo_no',
        'tenpoNo',
      ),
    },
    /** A booking, by the token of the link in its mails; 404 when it was not made by the API. */
    reservation: {
      get: listOf<typeof reservationAnswer, TokenQuery>(send, 'reservation', 'token', 'token'),
      /** 409 when it is full, or was changed on another screen; 410 when its time has come. */
      move: (token: string, body: Camelized<ReservationMove>, options?: CallOptions) =>
        send<Answer<typeof reservationAnswer>>({
          method: 'POST',
          path: 'reservation/move',
          query: { token },
          body,
          signal: options?.signal,
        }),
      cancel: (token: string, options?: CallOptions) =>
        send<Answer<typeof reservationAnswer>>({
          method: 'POST',
          path: 'reservation/cancel',
          query: { token },
          // Without a body axios says that it is a form.
          body: {},
          signal: options?.signal,
        }),
    },
    mailmagazine: {
      confirm: byToken('mailmagazine/confirm'),
      unsubscribe: byToken('mailmagazine/unsubscribe'),
      settings: async (token: string | null | undefined, options?: CallOptions) =>
        send<Answer<typeof mailmagazineSettings>>({
          method: 'GET',
          path: 'mailmagazine/settings',
          query: { token: required('token', token) },
          signal: options?.signal,
        }),
      changeSettings: async (
        token: string | null | undefined,
        body: MailmagazineSettingsChange,
        options?: CallOptions,
      ) =>
        send<Answer<typeof mailmagazineSettings>>({
          method: 'PUT',
          path: 'mailmagazine/settings',
          query: { token: required('token', token) },
          body,
          signal: options?.signal,
        }),
    },
    /** By seven digits, with or without a hyphen; 404 when there is no such code. */
    postalCode: one<typeof postalCodeAnswer>(send, 'postal-codes', 'zip'),
    /** What is near a point, kind by kind, the nearest first. */
    places: list<typeof placesAnswer, PlacesQuery>(send, 'places'),
    /** The nearest points of the 地価公示. */
    landPrices: list<typeof landPricesAnswer, LandPricesQuery>(send, 'land-prices'),
    landPricesMap: list<typeof landPricesMapAnswer, LandPricesMapQuery>(send, 'land-prices/map'),
    /** What free words ask of a home, and the address of that search. */
    understand: list<typeof understandAnswer, UnderstandQuery>(send, 'understand'),
    /** The public pages of a kind, part by part. */
    sitemapEntries: listOf<typeof sitemapAnswer, SitemapQuery>(
      send,
      'sitemap-entries',
      'kind',
      'kind',
    ),
  }
}
