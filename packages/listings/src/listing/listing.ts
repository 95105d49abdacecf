import type { Camelized } from '@sumai/api-client'
import type { BaibaiRoomLight } from '@sumai/api-client/contract/baibai-room'
import type { ChintaiRoomLight } from '@sumai/api-client/contract/chintai-room'
import type { ACCESS_KEYS, PHOTO_KEYS, RENTAL_KEYS, SALE_KEYS } from './listing-keys.ts'

/** The answer of the API for lists (`fields=light`); the compare table shows most of it. */
export type LightRental = Camelized<ChintaiRoomLight>
export type LightSale = Camelized<BaibaiRoomLight>

/** The fields that cards and rows show: no more, because fifty are sent with a page. */
export type RentalListing = Pick<LightRental, (typeof RENTAL_KEYS)[number]> &
  Shown & { compared?: ComparedRent | undefined }
export type SaleListing = Pick<LightSale, (typeof SALE_KEYS)[number]> & Shown

/** The rent with what a search adds to it: 管理費・駐車場1台, yen a month in all. */
export type ComparedRent = { parts: string; yen: number }

/** One access line: station, bus, minutes. */
export type Access = Pick<LightRental['kotsu'][number], (typeof ACCESS_KEYS)[number]>
type CardPhoto = Pick<LightRental['photos'][number], (typeof PHOTO_KEYS)[number]>
type Shown = {
  photos: readonly CardPhoto[]
  kotsu: readonly Access[]
  /** How long the ways of the search take: 天神駅まで約24分. */
  ways?: readonly string[]
}

/** One fact of the small table on a card; facts without a value are left out. */
export type Fact = { label: string; value: string }

const NEW_DAYS = 3
const DAY_MS = 86_400_000

/** 新着: published within the last three days. `now` is the moment the page was rendered. */
export function isNew(koukaiDate: string, now: string): boolean {
  const age = Date.parse(now) - Date.parse(`${koukaiDate}T00:00:00+09:00`)
  return age < NEW_DAYS * DAY_MS
}

/** Let or sold: it is shown for 30 more days, without enquiries. */
export const isClosed = ({ boshuStatus }: Pick<LightRental | LightSale, 'boshuStatus'>): boolean =>
  boshuStatus === 'closed'

/**
 * As menus and headings say it: 「投資用その他（ビル・店舗・倉庫など）」 is 投資用その他, and
 * 「自社分譲（建売）」 is 新築分譲住宅.
 */
export const shortType = (bukkenTypeLabel: string): string =>
  bukkenTypeLabel.replace(/（.*）/, '').replace('自社分譲', '新築分譲住宅')
