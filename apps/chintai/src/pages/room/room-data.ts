import type { Api, CallOptions } from '@sumai/api-client'
import { isBukkenNo } from '@sumai/domain/bukken-no'
import { goneForGood } from '@sumai/listings/gone-for-good'
import type { LightRental } from '@sumai/listings/listing'
import { nextVisits, toRoomShop, toRoomStaff } from '@sumai/listings/room-shop'
import { neighbourhoodOf, placesNear } from '@sumai/listings/surroundings-data'
import { toRentalCards } from '@sumai/listings/to-listing'
import { type SaidRoom, toSaidRoom } from '@sumai/outline/said-room'
import { httpError, redirect, type Services } from '@sumai/platform'
import { mostSimilar, similarQuery } from '../../components/most-similar.ts'
import { toRoomLine } from '../../components/room-line.ts'
import { paths } from '../../paths.ts'
import { questionsAbout } from './questions-about.ts'
import { roomBreadcrumbs, roomDescription, roomTitle } from './room-head.ts'

export type ApiRoom = Awaited<ReturnType<Api['chintai']['room']>>['room']
export type Room = SaidRoom

const NEIGHBOURS = 20
const VISITS = 3
/** As many questions as one call gives. */
const QUESTIONS = 100

type Place = { cityid?: string; id?: string }

/** Everything the page of a room shows; throws the redirects and errors of its address. */
export async function readRoom(services: Services, { cityid, id }: Place, request: Request) {
  const { api, renderedAt } = services
  const options = { signal: request.signal }
  const { pathname, search } = new URL(request.url)
  if (!cityid) throw redirect(paths.search, 301)
  if (!id) {
    const { city } = await api.cities.get(cityid, options)
    throw redirect(paths.term(city.slug), 301)
  }
  if (!isBukkenNo(id)) throw httpError(404)

  const answer = await api.chintai.room(id, options).catch(goneForGood)
  const { madoriSketch, centres } = answer
  const room = toSaidRoom(answer.room)
  // Another city, a slug for its code: one room has one address.
  if (pathname !== paths.room(room)) throw redirect(paths.room(room) + search, 301)
  const [{ city }, extras] = await Promise.all([
    api.cities.get(cityid, options),
    roomExtras(services, answer.room, options),
  ])
  return {
    room,
    sketch: madoriSketch,
    centres,
    city: { name: city.cityName, slug: city.slug },
    ...extras,
    /** With the origin, for sharing. */
    url: new URL(paths.room(room), request.url).href,
    renderedAt,
    head: {
      title: roomTitle(room, city.cityName),
      description: roomDescription(room),
      breadcrumbs: roomBreadcrumbs(room, { name: city.cityName, slug: city.slug }),
    },
  }
}

export type RoomData = Awaited<ReturnType<typeof readRoom>>

/** What the page of a room can be shown without; empty or `null` when it fails or is late. */
async function roomExtras({ api, extra }: Services, room: ApiRoom, options: CallOptions) {
  const { bukkenNo, tmNo, tenpoNo, syainNo } = room
  const neighbours = { tmNo: [tmNo], excludeBukkenNo: [bukkenNo], limit: NEIGHBOURS }
  const [shop, staff, slots, building, similar, near, questions] = await Promise.all([
    extra(api.shops.get(tenpoNo, options)),
    syainNo === null ? null : extra(api.staffs.get(syainNo, options)),
    extra(api.inquiry.slots({ tenpoNo }, options)),
    extra(api.chintai.rooms({ ...neighbours, order: 'yachin_asc', fields: 'light' }, options)),
    extra(api.chintai.rooms({ ...similarQuery(room), fields: 'light' }, options)),
    extra(placesNear(api, room, options)),
    extra(api.contents.list({ contentType: 'ekimaesan_chintai', limit: QUESTIONS }, options)),
  ])
  return {
    shop: shop && toRoomShop(shop.shop),
    staff: staff && toRoomStaff(staff.staff),
    visits: nextVisits(slots?.inquirySlots.days ?? [], VISITS),
    neighbours: (building?.rooms ?? []).map(toRoomLine),
    similar: likeIt(room, similar?.rooms ?? []),
    questions: questionsAbout(room, questions?.contents ?? []),
    near: neighbourhoodOf(room, near?.places ?? []),
  }
}

/** No card shows a picture of the gallery above, or of a card beside it. */
function likeIt(room: Room, others: readonly LightRental[]) {
  const found = mostSimilar(room, others)
  return toRentalCards(
    found.map((similar) => similar.room),
    room.photos,
  ).map((listing, index) => ({ room: listing, reason: found[index]?.reason ?? '' }))
}
