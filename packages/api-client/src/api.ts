import type { z } from 'zod'
import type { Camelized } from './camelized.ts'
import type {
  BaibaiRoomBody,
  BaibaiRoomChange,
  staffBaibaiRoomAnswer,
} from './contract/baibai-body.ts'
import type {
  baibaiRoomAnswer,
  baibaiRoomLightList,
  baibaiRoomList,
} from './contract/baibai-room.ts'
import type { bannerAnswer, bannerList } from './contract/banner.ts'
import type { ChintaiRoomChange, staffChintaiRoomAnswer } from './contract/chintai-body.ts'
import type {
  chintaiRoomAnswer,
  chintaiRoomLightList,
  chintaiRoomList,
} from './contract/chintai-room.ts'
import type { cityAnswer, cityList } from './contract/city.ts'
import type { contentAnswer, contentList } from './contract/content.ts'
import type { baibaiCounterAnswer } from './contract/counter.ts'
import type { InquiryBody, inquiryAnswer } from './contract/inquiry.ts'
import type { inquirySlotsAnswer } from './contract/inquiry-slots.ts'
import type { mailmagazineAnswer } from './contract/mailmagazine.ts'
import type { baibaiNameList, chintaiNameList } from './contract/name.ts'
import type { PictureKind, pictureAnswer } from './contract/picture.ts'
import type { postalCodeAnswer } from './contract/postal-code.ts'
import type { schoolList } from './contract/school.ts'
import type { Shop, shopAnswer } from './contract/shop.ts'
import type {
  BannerBody,
  BannersOrder,
  ContentBody,
  ContentChange,
  colleagueAnswer,
  ShopChange,
  StaffBody,
  StaffChange,
} from './contract/site-body.ts'
import type { SitemapKind, sitemapAnswer } from './contract/sitemap.ts'
import type { staffAnswer, staffList } from './contract/staff.ts'
import type { stationList } from './contract/station.ts'
import type { tatemonoAnswer, tatemonoList } from './contract/tatemono.ts'
import type { bannerType, contentOrder, contentType } from './contract/words.ts'
import type { CallOptions, QueryValue } from './request.ts'

type Body<Schema extends z.ZodType> = Camelized<z.output<Schema>>
type Word<Schema extends z.ZodType> = z.output<Schema>

/**
 * Search conditions by the names of the query, in either case, as `search-url` of domain reads them.
 * `menuIds` is always sent as a list.
 */
type SearchQuery = Readonly<Record<string, QueryValue>>

type Paged = { page?: number; limit?: number }
type ById<Id, Answer> = (id: Id | null | undefined, options?: CallOptions) => Promise<Answer>
type Create<Sent, Answer> = (body: Camelized<Sent>, options?: CallOptions) => Promise<Answer>
/** What the body leaves out stays as it is; `version` is the one that was read (else 409). */
type Change<Id, Sent, Answer> = (
  id: Id | null | undefined,
  body: Camelized<Sent>,
  options?: CallOptions,
) => Promise<Answer>
type Remove<Id> = (id: Id | null | undefined, options?: CallOptions) => Promise<void>
type ByQuery<Query, Answer> = (query?: Query, options?: CallOptions) => Promise<Answer>

type ByToken = (
  token: string | null | undefined,
  options?: CallOptions,
) => Promise<Body<typeof mailmagazineAnswer>>

/** Rooms of a page; `fields: 'light'` asks only for what a card shows. */
type Rooms<Light, Full> = {
  (query: SearchQuery & { fields: 'light' }, options?: CallOptions): Promise<Light>
  (query?: SearchQuery, options?: CallOptions): Promise<Full>
}

/** For suggestions while typing: names that contain the keyword. */
type NamesQuery = { keyword: string; limit?: number }

type ShopsQuery = {
  /** 1 sales, 2 rental; a shop of both kinds answers to either. */
  cbFlg?: 1 | 2
  areaNo?: number
  cityCode?: string | string[]
  tenpoNo?: string | string[]
  excludeTenpoNo?: string | string[]
}

type ContentsQuery = Paged & {
  contentType: Word<typeof contentType> | 'ekimaesan'
  tagId?: number
  excludeId?: number | number[]
  order?: Word<typeof contentOrder>
}

/**
 * Every call of the site and of its staff. All reject with `ApiError`, or with the signal's reason when cancelled;
 * a missing identifier rejects with `RequiredParameterError` before anything is sent.
 */
export type Api = {
  chintai: {
    rooms: Rooms<Body<typeof chintaiRoomLightList>, Body<typeof chintaiRoomList>>
    room: ById<string, Body<typeof chintaiRoomAnswer>>
    changeRoom: Change<string, ChintaiRoomChange, Body<typeof staffChintaiRoomAnswer>>
    names: ByQuery<NamesQuery, Body<typeof chintaiNameList>>
    tatemono: ById<string, Body<typeof tatemonoAnswer>>
    tatemonoList: ByQuery<
      Paged & {
        cityCode?: string | string[]
        kana?: string
        keyword?: string
        /** Counts of buildings by city, whatever the other conditions. */
        withFacets?: 'city_code'
      },
      Body<typeof tatemonoList>
    >
  }
  baibai: {
    rooms: Rooms<Body<typeof baibaiRoomLightList>, Body<typeof baibaiRoomList>>
    room: ById<string, Body<typeof baibaiRoomAnswer>>
    createRoom: Create<BaibaiRoomBody, Body<typeof staffBaibaiRoomAnswer>>
    changeRoom: Change<string, BaibaiRoomChange, Body<typeof staffBaibaiRoomAnswer>>
    removeRoom: Remove<string>
    names: ByQuery<NamesQuery, Body<typeof baibaiNameList>>
  }
  shops: {
    /** The shops themselves; an empty list when the call fails, which is only logged. */
    list: ByQuery<ShopsQuery, Camelized<Shop>[]>
    get: ById<string, Body<typeof shopAnswer>>
    change: Change<string, ShopChange, Body<typeof shopAnswer>>
    /** All of its staff, in the order in which they are shown. */
    sortStaffs: (
      tenpoNo: string | null | undefined,
      syainNo: readonly string[],
      options?: CallOptions,
    ) => Promise<void>
  }
  staffs: {
    list: ByQuery<Paged & { tenpoNo?: string }, Body<typeof staffList>>
    get: ById<string, Body<typeof staffAnswer>>
    create: Create<StaffBody, Body<typeof colleagueAnswer>>
    change: Change<string, StaffChange, Body<typeof colleagueAnswer>>
    remove: Remove<string>
  }
  cities: {
    list: ByQuery<{ areaNo?: number }, Body<typeof cityList>>
    /** By city code or slug. */
    get: ById<string, Body<typeof cityAnswer>>
  }
  master: {
    stations: (options?: CallOptions) => Promise<Body<typeof stationList>>
    schools: ByQuery<{ shisetsuType?: number }, Body<typeof schoolList>>
    cities: (options?: CallOptions) => Promise<Body<typeof cityList>>
    baibaiCounter: (options?: CallOptions) => Promise<Body<typeof baibaiCounterAnswer>>
  }
  contents: {
    list: (query: ContentsQuery, options?: CallOptions) => Promise<Body<typeof contentList>>
    get: ById<number | string, Body<typeof contentAnswer>>
    create: Create<ContentBody, Body<typeof contentAnswer>>
    change: Change<number | string, ContentChange, Body<typeof contentAnswer>>
    remove: Remove<number | string>
  }
  banners: {
    list: ByQuery<{ bannerType?: Word<typeof bannerType> }, Body<typeof bannerList>>
    create: Create<BannerBody, Body<typeof bannerAnswer>>
    remove: Remove<number | string>
    sort: (order: Camelized<BannersOrder>, options?: CallOptions) => Promise<void>
  }
  /** What a picture is used for: listings and people, a wide banner, a panorama. */
  pictures: {
    create: (
      file: Blob,
      kind?: PictureKind,
      options?: CallOptions,
    ) => Promise<Body<typeof pictureAnswer>>
  }
  inquiry: {
    post: (
      body: Camelized<InquiryBody>,
      options: { idempotencyKey: string; signal?: AbortSignal },
    ) => Promise<Body<typeof inquiryAnswer>>
    /** When a shop can be visited, full slots included; of one month (`YYYY-MM`) or all it offers. */
    slots: (
      query: { tenpoNo: string; month?: string },
      options?: CallOptions,
    ) => Promise<Body<typeof inquirySlotsAnswer>>
  }
  /** What the links in a mail lead to; 404 when a token is unknown or older than 24 hours. */
  mailmagazine: {
    confirm: ByToken
    unsubscribe: ByToken
  }
  /** By seven digits, with or without a hyphen; 404 when there is no such code. */
  postalCode: ById<string, Body<typeof postalCodeAnswer>>
  /** Public pages of a kind, part by part: `cursor` is the `nextCursor` of the part before. */
  sitemapEntries: (
    query: { kind: SitemapKind; cursor?: string | null; limit?: number },
    options?: CallOptions,
  ) => Promise<Body<typeof sitemapAnswer>>
}
