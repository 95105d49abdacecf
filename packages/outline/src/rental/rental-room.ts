import type { Camelized } from '@sumai/api-client/camelized'
import type { ChintaiRoom } from '@sumai/api-client/contract/chintai-room'

type ApiRoom = Camelized<ChintaiRoom>

/** What the API tells of a room and neither its page nor its sheet says. */
const UNSAID = [
  ...(['shubetu', 'catchCopy', 'kodawariKozo', 'torihikiTaiyo', 'genkyo', 'yachinZeiKbn'] as const),
  ...(['yachinZeiKbnLabel', 'chukaiTesuryoKbn', 'chukaiTesuryo', 'hoshoRiyo'] as const),
  ...(['sonotaIchiji', 'freeRentMonth', 'madoriKind', 'mensekiKbn', 'prefCode', 'chome'] as const),
  ...(['isShinchiku', 'kanrinin', 'youtoChiiki', 'setsubiKyoyo', 'setsubiKyoyoLabel'] as const),
  ...(['createdAt', 'updatedAt', 'version'] as const),
] satisfies (keyof ApiRoom)[]

export type RentalRoom = Omit<ApiRoom, (typeof UNSAID)[number]>

/** Without it a page is lighter. */
export function toSaid(room: ApiRoom): RentalRoom {
  const unsaid = new Set<string>(UNSAID)
  const said = Object.entries(room).filter(([name]) => !unsaid.has(name))
  return Object.fromEntries(said) as RentalRoom
}

/** 「ルミエール大橋 302号室」; the headline of the listing if the building may not be named. */
export function rentalName({
  tmName,
  title,
  roomNo,
}: Pick<RentalRoom, 'tmName' | 'title' | 'roomNo'>): string {
  return [tmName ?? title, roomNo && `${roomNo}号室`].filter(Boolean).join(' ')
}
