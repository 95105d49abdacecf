import type { Api } from '@sumai/api-client'
import { nextVisits, toRoomShop } from '@sumai/listings/room-shop'
import { neighbourhoodOf, placesNear } from '@sumai/listings/surroundings-data'
import { toRentalCards } from '@sumai/listings/to-listing'
import { httpError, redirect, type Services } from '@sumai/platform'
import { buildingName } from '../../components/building-facts.ts'
import { planOf, toRoomLineWithDeposits } from '../../components/room-line.ts'
import { paths } from '../../paths.ts'
import { inOrder, type Order, orderOf } from './room-order.ts'

export type Building = Awaited<ReturnType<Api['chintai']['tatemono']>>['tatemono']

type Place = { cityid?: string; id?: string }

/** Rooms in other buildings of the same city. */
const ELSEWHERE = 4
const VISITS = 3

/** A building with its rooms on offer; throws 301 to its one address, 404 for what there is not. */
export async function readBuilding(
  services: Services,
  { cityid, id = '' }: Place,
  request: Request,
) {
  const { api, extra, renderedAt } = services
  const options = { signal: request.signal }
  if (!/^\d{8}$/.test(id)) throw httpError(404)
  const { tatemono: building } = await api.chintai.tatemono(id, options)
  const { pathname, search, searchParams } = new URL(request.url)
  // Another city, a slug for its code: one building has one address.
  if (pathname !== paths.building(building)) {
    throw redirect(paths.building(building) + search, 301)
  }
  const order: Order = orderOf(searchParams.get('order'))
  const [offered] = building.rooms
  const [{ city }, shop, slots, elsewhere, near] = await Promise.all([
    api.cities.get(cityid, options),
    offered ? extra(api.shops.get(offered.tenpoNo, options)) : null,
    offered ? extra(api.inquiry.slots({ tenpoNo: offered.tenpoNo }, options)) : null,
    extra(
      api.chintai.rooms(
        {
          cityCode: [building.cityCode],
          bukkenType: [building.bukkenType],
          excludeTmNo: [building.tmNo],
          limit: ELSEWHERE,
          fields: 'light',
        },
        options,
      ),
    ),
    extra(placesNear(api, building, options)),
  ])
  const { rooms, ...facts } = building
  return {
    building: facts,
    name: buildingName(building),
    rooms: inOrder(rooms, order).map((room) => ({
      ...toRoomLineWithDeposits(room),
      plan: planOf(room),
    })),
    order,
    /** Of the rooms on offer. */
    shop: shop && toRoomShop(shop.shop),
    visits: nextVisits(slots?.inquirySlots.days ?? [], VISITS),
    city: { cityCode: city.cityCode, cityName: city.cityName, slug: city.slug },
    elsewhere: toRentalCards(elsewhere?.rooms ?? []),
    near: neighbourhoodOf(building, near?.places ?? []),
    renderedAt,
  }
}

export type BuildingData = Awaited<ReturnType<typeof readBuilding>>
