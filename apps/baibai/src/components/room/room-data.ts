import type { Api } from '@sumai/api-client'
import { isoDay } from '@sumai/format/dates'
import { placesAround } from '@sumai/listings/places-around'
import { nextVisits, toRoomShop, toRoomStaff } from '@sumai/listings/room-shop'
import { toSaleListing } from '@sumai/listings/to-listing'
import type { Services } from '@sumai/platform'
import { paths } from '../../paths.ts'
import { investmentOf } from '../simulators/invest/investment.ts'
import { nearest, pricesLike } from './similar.ts'

export type Room = Awaited<ReturnType<Api['baibai']['room']>>['room']

const ASKED = 20
const VISITS = 3

/** The data of the page of a listing; extras that are missing are `null` or empty. */
export async function roomData({ api, extra, renderedAt }: Services, room: Room, request: Request) {
  const options = { signal: request.signal }
  const [shop, staff, slots, similar, lines, schools] = await Promise.all([
    extra(api.shops.get(room.tenpoNo, options)),
    room.syainNo === null ? null : extra(api.staffs.get(room.syainNo, options)),
    extra(api.inquiry.slots({ tenpoNo: room.tenpoNo }, options)),
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
    extra(api.master.schools({}, options)),
  ])
  return {
    room,
    shop: shop && toRoomShop(shop.shop),
    staff: staff && toRoomStaff(staff.staff),
    visits: nextVisits(slots?.inquirySlots.days ?? [], VISITS),
    similar: nearest(room, similar?.rooms ?? []).map(({ listing, reasons }) => ({
      listing: toSaleListing(listing),
      reasons,
    })),
    places: placesAround(room, {
      lines: lines?.stations ?? [],
      schools: schools?.schools ?? [],
      shop: shop?.shop ?? null,
    }),
    outlook: await outlookOf(room),
    /** With the origin, for sharing. */
    url: new URL(paths.room(room), request.url).href,
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
