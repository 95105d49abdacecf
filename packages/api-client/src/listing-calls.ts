import { below, change, create, list, remove, type Send, whole } from './calls.ts'
import type { Camelized } from './camelized.ts'
import type {
  BaibaiRoomBody,
  BaibaiRoomChange,
  staffBaibaiRoomAnswer,
} from './contract/baibai-room.ts'
import type {
  ChintaiRoomBody,
  ChintaiRoomChange,
  staffChintaiRoomAnswer,
} from './contract/chintai-room.ts'
import type { geocodeAnswer, waysAnswer } from './contract/ground.ts'
import type { homeViewsAnswer } from './contract/home-views.ts'
import type { publishCheck } from './contract/publish-check.ts'
import type { StaffListingsQuery, staffListingList } from './contract/staff-listing.ts'
import type { staffTatemonoAnswer, TatemonoBody, TatemonoChange } from './contract/tatemono-body.ts'
import type { BoshuStatus, SiteType } from './contract/words.ts'
import type { CallOptions } from './request.ts'

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

/** What a listing would lack if it were public with these changes, by field; nothing is written. */
const check =
  <Body>(send: Send, path: string) =>
  async (bukkenNo: string | null | undefined, body: Camelized<Body>, options?: CallOptions) => {
    const call = `${below(path, 'bukken_no', bukkenNo)}/publish-check`
    return create<Body, typeof publishCheck>(send, call)(body, options)
  }

/** The calls by which staff keep listings and buildings. */
export const listingCalls = (send: Send) => ({
  chintai: {
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
    checkRoom: check<BaibaiRoomChange>(send, 'baibai/rooms'),
    createRoom: create<BaibaiRoomBody, typeof staffBaibaiRoomAnswer>(send, 'baibai/rooms'),
    changeRoom: change<BaibaiRoomChange, typeof staffBaibaiRoomAnswer>(
      send,
      'baibai/rooms',
      'bukken_no',
    ),
    removeRoom: remove(send, 'baibai/rooms', 'bukken_no'),
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
  /** How often the page of a listing was opened, and how many asked about it. */
  views: async (
    site: SiteType | null | undefined,
    bukkenNo: string | null | undefined,
    options?: CallOptions,
  ) => {
    const listing = below(below('listings', 'site', site), 'bukken_no', bukkenNo)
    return whole<typeof homeViewsAnswer>(send, `${listing}/views`)(options)
  },
  /** As exactly as the address says and is known; 404 when it is not in the area. */
  geocode: list<typeof geocodeAnswer, { address: string }>(send, 'geocode'),
  /** The stations that a home there would name, and how far they are on foot. */
  ways: list<typeof waysAnswer, { lat: number; lng: number }>(send, 'ways'),
})
