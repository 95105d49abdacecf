import type { Api, CallOptions } from '@sumai/api-client'
import { isoDay } from '@sumai/domain/dates'
import type { Extra } from '@sumai/platform'
import { roomMap } from '@sumai/ui/room-map'
import { toRoomShop, toRoomStaff } from '@sumai/ui/room-shop'
import { investmentOf } from '../simulators/invest/investment.ts'
import { nearest, pricesLike } from './similar.ts'

export type Room = Awaited<ReturnType<Api['baibai']['room']>>['room']

const ASKED = 20

/** Everything the page of a listing shows; what it can be shown without is `null` or empty. */
export async function roomData(
  api: Api,
  extra: Extra,
  room: Room,
  { url, renderedAt, ...options }: CallOptions & { url: string; renderedAt: string },
) {
  const [shop, staff, similar, lines] = await Promise.all([
    extra(api.shops.get(room.tenpoNo, options)),
    room.syainNo === null ? null : extra(api.staffs.get(room.syainNo, options)),
    extra(
      api.baibai.rooms(
        {
          cityCode: room.cityCode,
          bukkenType: room.bukkenType,
          ...pricesLike(room),
          excludeBukkenNo: [room.bukkenNo],
          limit: ASKED,
          fields: 'light',
        },
        options,
      ),
    ),
    extra(api.master.stations(options)),
  ])
  return {
    room,
    shop: shop && toRoomShop(shop.shop),
    staff: staff && toRoomStaff(staff.staff),
    similar: nearest(room, similar?.rooms ?? []),
    map: roomMap(room, lines?.stations ?? []),
    outlook: await outlookOf(room),
    /** Whole, to hand on. */
    url,
    today: isoDay(renderedAt),
    renderedAt,
  }
}

async function outlookOf(room: Room) {
  if (room.toushiBukkenType === null) return null
  const { investOutlook } = await import(
    /* webpackChunkName: "simulators" */ '../simulators/invest/outlook.ts'
  )
  return investOutlook(investmentOf(room))
}

export type RoomData = Awaited<ReturnType<typeof roomData>>
