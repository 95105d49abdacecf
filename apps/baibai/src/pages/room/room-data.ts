import type { Api, CallOptions } from '@sumai/api-client'
import type { Extra } from '@sumai/platform'
import { toRoomShop, toRoomStaff } from '@sumai/ui/room-shop'

export type Room = Awaited<ReturnType<Api['baibai']['room']>>['room']

const SIMILAR = 4

/** What the page of a listing can be shown without; `null` when it fails or is late. */
export async function roomExtras(api: Api, extra: Extra, room: Room, options: CallOptions) {
  const [shop, staff, similar] = await Promise.all([
    extra(api.shops.get(room.tenpoNo, options)),
    room.syainNo === null ? null : extra(api.staffs.get(room.syainNo, options)),
    extra(
      api.baibai.rooms(
        {
          cityCode: room.cityCode,
          bukkenType: room.bukkenType,
          excludeBukkenNo: [room.bukkenNo],
          limit: SIMILAR,
          fields: 'light',
        },
        options,
      ),
    ),
  ])
  return {
    shop: shop && toRoomShop(shop.shop),
    staff: staff && toRoomStaff(staff.staff),
    similar: similar?.rooms ?? [],
  }
}
