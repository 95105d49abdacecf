import type { Camelized } from '@sumai/api-client'
import type { BaibaiRoomLight } from '@sumai/api-client/contract/baibai-room'
import type { ChintaiRoomLight } from '@sumai/api-client/contract/chintai-room'

/** What cards and rows show of a listing: the API's light form, or the full one. */
export type RentalListing = Camelized<ChintaiRoomLight>
export type SaleListing = Camelized<BaibaiRoomLight>

/** One fact of the small table on a card; facts without a value are left out. */
export type Fact = { label: string; value: string }

const NEW_DAYS = 3
const DAY_MS = 86_400_000

/** 新着: published within the last three days. `now` is the moment the page was rendered. */
export function isNew(koukaiDate: string, now: string): boolean {
  const age = Date.parse(now) - Date.parse(`${koukaiDate}T00:00:00+09:00`)
  return age < NEW_DAYS * DAY_MS
}
