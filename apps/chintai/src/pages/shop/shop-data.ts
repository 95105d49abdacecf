import { shopData } from '@sumai/content/shop-data'
import { toShopTile } from '@sumai/content/shop-tile'
import { SHOP_KIND } from '@sumai/domain/kinds'
import { straightMetres } from '@sumai/domain/listing/distance'
import { toRentalCards } from '@sumai/listings/to-listing'
import type { Services } from '@sumai/platform'
import { firstOfEach } from '../../components/first-of-each.ts'

const ROOMS = 8
/** Cards that stand side by side. */
const A_ROW = 4
const NEARBY = 3

/** A shop with its staff, newest rooms and neighbouring shops; 404 for an unknown number. */
export async function readShop(services: Services, id: string | undefined, signal: AbortSignal) {
  const { api, extra } = services
  const options = { signal }
  const { shop } = await api.shops.get(id, options)
  const { tenpoNo, cityCode } = shop
  const newest = {
    tenpoNo: [tenpoNo],
    order: 'new',
    isByTatemono: true,
    limit: ROOMS,
    fields: 'light',
  } as const
  const [about, { city }, rooms, others] = await Promise.all([
    shopData(services, shop, options),
    api.cities.get(cityCode, options),
    extra(api.chintai.rooms(newest, options)),
    extra(api.shops.list({ cbFlg: SHOP_KIND.chintai, excludeTenpoNo: tenpoNo }, options)),
  ])
  const nearest = (others ?? []).toSorted(
    (a, b) => straightMetres(shop, a) - straightMetres(shop, b),
  )
  return {
    ...about,
    cityName: city.cityName,
    rooms: toRentalCards(rooms ? inFullRows(rooms.rooms, rooms.tatemono ?? []) : []),
    nearby: nearest.slice(0, NEARBY).map(toShopTile),
  }
}

/** One room of each building, as a new one has many; further ones where a row has places left. */
function inFullRows<Room extends { tmNo: string }>(
  rooms: readonly Room[],
  buildings: readonly { tmNo: string }[],
): Room[] {
  const first = firstOfEach(rooms, buildings)
  const others = rooms.filter((room) => !first.includes(room))
  const places = (A_ROW - (first.length % A_ROW)) % A_ROW
  return [...first, ...others.slice(0, places)]
}
