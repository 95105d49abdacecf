import type { Api } from '@sumai/api-client'
import { isoDay } from '@sumai/format/dates'
import { isClosed } from '@sumai/listings/listing'
import { nextVisits, toRoomShop, toRoomStaff } from '@sumai/listings/room-shop'
import { neighbourhoodOf, placesNear } from '@sumai/listings/surroundings-data'
import type { Services } from '@sumai/platform'
import { paths } from '../../paths.ts'
import { investmentOf } from '../simulators/invest/investment.ts'
import { purchaseOf } from './purchase.ts'
import { readSimilar } from './read-similar.ts'

type Answer = Awaited<ReturnType<Api['baibai']['room']>>
export type Room = Answer['room']

const VISITS = 3
const LAND_PRICES = 3
/** Points farther away say little of the land of a home; outside the towns there are few of them. */
const LAND_PRICE_WITHIN_M = 2_000

/** The data of the page of a listing; extras that are missing are `null` or empty. */
export async function roomData(
  { api, extra, renderedAt }: Services,
  { room, madoriSketch, centres }: Answer,
  request: Request,
) {
  const options = { signal: request.signal }
  const { lat, lng } = room
  const [shop, staff, slots, similar, near, land] = await Promise.all([
    extra(api.shops.get(room.tenpoNo, options)),
    room.syainNo === null ? null : extra(api.staffs.get(room.syainNo, options)),
    isClosed(room) ? null : extra(api.inquiry.slots({ tenpoNo: room.tenpoNo }, options)),
    readSimilar({ api, extra }, room, options),
    // Of what was sold nothing is told but the municipality.
    isClosed(room) ? null : extra(placesNear(api, room, options)),
    isClosed(room) ? null : extra(api.landPrices({ lat, lng, limit: LAND_PRICES }, options)),
  ])
  return {
    room,
    sketch: madoriSketch,
    centres,
    shop: shop && toRoomShop(shop.shop),
    staff: staff && toRoomStaff(staff.staff),
    visits: nextVisits(slots?.inquirySlots.days ?? [], VISITS),
    similar,
    near: neighbourhoodOf(room, near?.places ?? []),
    landPrices: (land?.landPrices ?? []).filter(({ kyoriM }) => kyoriM <= LAND_PRICE_WITHIN_M),
    outlook: await outlookOf(room, isoDay(renderedAt)),
    /** With the origin, for sharing. */
    url: new URL(paths.room(room), request.url).href,
    today: isoDay(renderedAt),
    renderedAt,
  }
}

async function outlookOf(room: Room, day: string) {
  if (room.toushiBukkenType === null || isClosed(room)) return null
  const { investOutlook } = await import(
    /* webpackChunkName: "simulators" */ '../simulators/invest/outlook.ts'
  )
  const property = investmentOf(room)
  return investOutlook(property && { ...property, purchase: { known: purchaseOf(room), day } })
}

export type RoomData = Awaited<ReturnType<typeof roomData>>
