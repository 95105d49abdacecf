import type { ZodType } from 'zod'
import { bookingCalls } from './booking-calls.ts'
import {
  type Answer,
  below,
  change,
  create,
  file,
  list,
  one,
  patch,
  post,
  remove,
  type Send,
  sender,
  sentWith,
  whole,
} from './calls.ts'
import type { Camelized } from './camelized.ts'
import type { AuditLogEntry, auditLogAnswer, auditLogEntryAnswer } from './contract/audit-log.ts'
import type {
  BaibaiRoomBody,
  BaibaiRoomChange,
  staffBaibaiRoomAnswer,
} from './contract/baibai-room.ts'
import type { bannerAnswer } from './contract/banner.ts'
import type {
  ChintaiRoomBody,
  ChintaiRoomChange,
  staffChintaiRoomAnswer,
} from './contract/chintai-room.ts'
import type { contentAnswer } from './contract/content.ts'
import type { geocodeAnswer, waysAnswer } from './contract/ground.ts'
import type { homeViewsAnswer } from './contract/home-views.ts'
import type {
  ImportKind,
  ImportOrder,
  ImportRepairsChange,
  importAnswer,
  importList,
  importRepairsAnswer,
  importReport,
} from './contract/import.ts'
import type { documentAnswer, PictureKind, pictureAnswer } from './contract/picture.ts'
import type { publishCheck } from './contract/publish-check.ts'
import type { staffShopAnswer } from './contract/shop.ts'
import type {
  BannerBody,
  BannerChange,
  BannersOrder,
  ContentBody,
  ContentChange,
  colleagueAnswer,
  ShopChange,
  StaffBody,
  StaffChange,
  StaffsOrder,
} from './contract/site-body.ts'
import type { StaffArticlesQuery, staffArticleList } from './contract/staff-article.ts'
import type {
  InquiriesOrder,
  InquiryChange,
  InquiryStatus,
  staffInquiryAnswer,
  staffInquiryList,
} from './contract/staff-inquiry.ts'
import type { StaffListingsQuery, staffListingList } from './contract/staff-listing.ts'
import type { staffTatemonoAnswer, TatemonoBody, TatemonoChange } from './contract/tatemono-body.ts'
import type { BoshuStatus, ContentType, InquiryType, SiteType } from './contract/words.ts'
import { mailCalls } from './mail-calls.ts'
import { replyCalls } from './reply-calls.ts'
import type { CallOptions, Transport, UploadOptions } from './request.ts'
import { invitation, sessionCalls } from './session-calls.ts'

/** `cursor` is the `nextCursor` of the part before. */
type Parts = { cursor?: string | null; limit?: number }

type InquiriesQuery = Parts & {
  status?: InquiryStatus | InquiryStatus[]
  inquiryType?: InquiryType | InquiryType[]
  siteType?: SiteType
  tenpoNo?: string
  /** Who has taken it. */
  syainNo?: string
  bukkenNo?: string
  receiptNo?: string
  email?: string
  /** Part of a name, of how it is read, or of a telephone number. */
  keyword?: string
  since?: string
  until?: string
  order?: InquiriesOrder
  /** What was unread at this moment comes first, though it has been read since. */
  unreadAt?: string
}

type ListingsQuery = {
  page?: number
  limit?: number
  keyword?: string
  boshuStatus?: BoshuStatus[]
  tenpoNo?: string
  syainNo?: string
  /** A day: what must be confirmed again until then. */
  expiresUntil?: string
  photosBelow?: number
  order?: StaffListingsQuery['order']
}

type ArticlesQuery = {
  page?: number
  limit?: number
  keyword?: string
  stage?: StaffArticlesQuery['stage']
  tenpoNo?: string
}

type AuditLogQuery = Parts & {
  resource?: AuditLogEntry['resource']
  resourceId?: string
  /** Who changed it. */
  tenpoNo?: string
  syainNo?: string
  /** Days, both included. */
  since?: string
  until?: string
}

/** A listing as a sheet of one A4. */
const MAISOKU = { name: 'maisoku.pdf', type: 'application/pdf' }

/** What a listing would lack if it were public with these changes, by field; nothing is written. */
const check =
  <Body>(send: Send, path: string) =>
  async (bukkenNo: string | null | undefined, body: Camelized<Body>, options?: CallOptions) => {
    const call = `${below(path, 'bukken_no', bukkenNo)}/publish-check`
    return create<Body, typeof publishCheck>(send, call)(body, options)
  }

/** POST of a form with a file. */
const upload =
  <Schema extends ZodType>(send: Send, path: string) =>
  (fields: Record<string, string | Blob>, { signal, onProgress }: UploadOptions = {}) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    return send<Answer<Schema>>({ method: 'POST', path, body, signal, onProgress })
  }

/**
 * The calls that staff need to change what the site shows, as in client.ts; the transport carries
 * their token, or a browser the cookie of their session. They stand apart because no visitor needs them.
 */
export function createStaffApi(source: Transport | (() => Promise<Transport>)) {
  const send = sender(source)

  return {
    ...sessionCalls(send),
    ...bookingCalls(send),
    ...mailCalls(send),
    chintai: {
      maisoku: file(send, 'chintai/rooms', 'bukken_no', MAISOKU),
      checkRoom: check<ChintaiRoomChange>(send, 'chintai/rooms'),
      createRoom: create<ChintaiRoomBody, typeof staffChintaiRoomAnswer>(send, 'chintai/rooms'),
      changeRoom: change<ChintaiRoomChange, typeof staffChintaiRoomAnswer>(
        send,
        'chintai/rooms',
        'bukken_no',
      ),
      createTatemono: create<TatemonoBody, typeof staffTatemonoAnswer>(send, 'chintai/tatemono'),
      changeTatemono: change<TatemonoChange, typeof staffTatemonoAnswer>(
        send,
        'chintai/tatemono',
        'tm_no',
      ),
    },
    baibai: {
      maisoku: file(send, 'baibai/rooms', 'bukken_no', MAISOKU),
      checkRoom: check<BaibaiRoomChange>(send, 'baibai/rooms'),
      createRoom: create<BaibaiRoomBody, typeof staffBaibaiRoomAnswer>(send, 'baibai/rooms'),
      changeRoom: change<BaibaiRoomChange, typeof staffBaibaiRoomAnswer>(
        send,
        'baibai/rooms',
        'bukken_no',
      ),
      removeRoom: remove(send, 'baibai/rooms', 'bukken_no'),
    },
    shops: {
      change: change<ShopChange, typeof staffShopAnswer>(send, 'shops', 'tenpo_no'),
      /** All of its staff, in the order in which they are shown. */
      sortStaffs: async (
        tenpoNo: string | null | undefined,
        syainNo: readonly string[],
        options?: CallOptions,
      ) => {
        const path = `${below('shops', 'tenpo_no', tenpoNo)}/sort_staffs`
        await post<StaffsOrder>(send, path)({ syainNo: [...syainNo] }, options)
      },
    },
    staffs: {
      create: create<StaffBody, typeof colleagueAnswer>(send, 'staffs'),
      change: change<StaffChange, typeof colleagueAnswer>(send, 'staffs', 'syain_no'),
      remove: remove(send, 'staffs', 'syain_no'),
      invite: invitation(send),
    },
    contents: {
      create: create<ContentBody, typeof contentAnswer>(send, 'contents'),
      change: change<ContentChange, typeof contentAnswer, number | string>(
        send,
        'contents',
        'content_id',
      ),
      remove: remove<number | string>(send, 'contents', 'content_id'),
    },
    banners: {
      create: create<BannerBody, typeof bannerAnswer>(send, 'banners'),
      change: change<BannerChange, typeof bannerAnswer, number | string>(
        send,
        'banners',
        'banner_id',
      ),
      remove: remove<number | string>(send, 'banners', 'banner_id'),
      sort: post<BannersOrder>(send, 'banners/sort'),
    },
    inquiries: {
      list: list<typeof staffInquiryList, InquiriesQuery>(send, 'inquiries'),
      get: one<typeof staffInquiryAnswer, number | string>(send, 'inquiries', 'inquiry_id'),
      change: patch<InquiryChange, typeof staffInquiryAnswer>(send, 'inquiries', 'inquiry_id'),
      ...replyCalls(send),
    },
    /** In any state, with counts of the parts of the list. */
    listings: async (
      site: SiteType | null | undefined,
      query?: ListingsQuery,
      options?: CallOptions,
    ) =>
      list<typeof staffListingList, ListingsQuery>(send, below('listings', 'site', site))(
        query,
        options,
      ),
    /** Of a kind, in any state, with counts of the parts of the list. */
    articles: async (
      kind: ContentType | null | undefined,
      query?: ArticlesQuery,
      options?: CallOptions,
    ) =>
      list<typeof staffArticleList, ArticlesQuery>(send, below('articles', 'content_type', kind))(
        query,
        options,
      ),
    /** How often the page of a listing was opened, and how many asked about it. */
    views: async (
      site: SiteType | null | undefined,
      bukkenNo: string | null | undefined,
      options?: CallOptions,
    ) => {
      const listing = below(below('listings', 'site', site), 'bukken_no', bukkenNo)
      return whole<typeof homeViewsAnswer>(send, `${listing}/views`)(options)
    },
    /** What was changed by whom, the latest first. */
    auditLog: list<typeof auditLogAnswer, AuditLogQuery>(send, 'audit-log'),
    /** The values before a change are put back by a new one; 409 says why they cannot be. */
    undoChange: async (auditId: number | null | undefined, options?: CallOptions) =>
      send<Answer<typeof auditLogEntryAnswer>>({
        method: 'POST',
        path: `${below('audit-log', 'audit_id', auditId)}/undo`,
        ...sentWith(options),
      }),
    /** As exactly as the address says and is known; 404 when it is not in the area. */
    geocode: list<typeof geocodeAnswer, { address: string }>(send, 'geocode'),
    /** The stations that a home there would name, and how far they are on foot. */
    ways: list<typeof waysAnswer, { lat: number; lng: number }>(send, 'ways'),
    pictures: {
      /** `kind` says what it is for: listings and people, a wide banner, a panorama. */
      create: (file: Blob, kind: PictureKind = 'photo', options?: UploadOptions) =>
        upload<typeof pictureAnswer>(send, 'pictures')({ kind, file }, options),
    },
    documents: {
      /** A PDF. */
      create: (file: Blob, options?: UploadOptions) =>
        upload<typeof documentAnswer>(send, 'documents')({ file }, options),
    },
    imports: {
      /** Answers at once; `get` says how far it is. The name of the file ends in .csv or .ndjson. */
      create: (
        file: File,
        kind: ImportKind,
        order: Omit<ImportOrder, 'kind'> = {},
        options?: CallOptions,
      ) => {
        const form = new FormData()
        for (const [field, value] of Object.entries({ kind, ...order })) form.set(field, value)
        form.set('file', file)
        return create<FormData, typeof importAnswer>(send, 'imports')(form as never, options)
      },
      /** The latest first. */
      list: list<typeof importList, { page?: number; limit?: number }>(send, 'imports'),
      /** Agrees to what a trial proposes for cells at fault; `trial` of `create` then uses it. */
      repair: (importId: string, body: Camelized<ImportRepairsChange>, options?: CallOptions) =>
        create<ImportRepairsChange, typeof importRepairsAnswer>(
          send,
          `${below('imports', 'import_id', importId)}/repairs`,
        )(body, options),
      /** Answers at once with an import of its own, which takes that one back. */
      undo: (importId: string, options?: CallOptions) =>
        create<Record<string, never>, typeof importAnswer>(
          send,
          `${below('imports', 'import_id', importId)}/undo`,
        )({}, options),
      get: async (
        importId: string | null | undefined,
        query?: { page?: number; limit?: number },
        options?: CallOptions,
      ) =>
        list<typeof importReport, { page?: number; limit?: number }>(
          send,
          below('imports', 'import_id', importId),
        )(query, options),
    },
  }
}
