import type { Api, CallOptions } from '@sumai/api-client'
import type { Extra } from '@sumai/platform'
import { toRoomShop, toRoomStaff } from '@sumai/ui/room-shop'

export type Room = Awaited<ReturnType<Api['chintai']['room']>>['room']

/** Let, and shown for 30 more days: it can be read, not asked for. */
export const isClosed = ({ boshuStatus }: Room): boolean => boshuStatus === 'closed'

const NEIGHBOURS = 20
const SIMILAR = 4

/** What the page of a room can be shown without; empty or `null` when it fails or is late. */
export async function roomExtras(api: Api, extra: Extra, room: Room, options: CallOptions) {
  const { bukkenNo, tmNo, tenpoNo, syainNo } = room
  const neighbours = { tmNo: [tmNo], excludeBukkenNo: [bukkenNo], limit: NEIGHBOURS }
  const [shop, staff, building, similar] = await Promise.all([
    extra(api.shops.get(tenpoNo, options)),
    syainNo === null ? null : extra(api.staffs.get(syainNo, options)),
    extra(api.chintai.rooms({ ...neighbours, order: 'yachin_asc', fields: 'light' }, options)),
    extra(api.chintai.rooms({ ...like(room), fields: 'light' }, options)),
  ])
  return {
    shop: shop && toRoomShop(shop.shop),
    staff: staff && toRoomStaff(staff.staff),
    neighbours: building?.rooms ?? [],
    similar: similar?.rooms ?? [],
  }
}

/** The same town, kind and layout in another building. */
const like = ({ cityCode, bukkenType, madori, tmNo }: Room) => ({
  cityCode: [cityCode],
  bukkenType: [bukkenType],
  madori: madori === null ? undefined : [madori],
  excludeTmNo: [tmNo],
  limit: SIMILAR,
})
