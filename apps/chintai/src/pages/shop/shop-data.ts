import { toShopTile } from '@sumai/content/shop-tile'
import { toStaffCard } from '@sumai/content/staff-card'
import { stationAround } from '@sumai/content/station-around'
import { straightMetres } from '@sumai/domain/listing/distance'
import { SHOP_KIND } from '@sumai/domain/shop-kind'
import { nextVisits } from '@sumai/listings/room-shop'
import { toRentalListing } from '@sumai/listings/to-listing'
import type { Services } from '@sumai/platform'

const ROOMS = 8
const NEARBY = 3
const VISITS = 3

/** A shop with its staff, newest rooms and neighbouring shops; 404 for an unknown number. */
export async function readShop(
  { api, extra, renderedAt }: Services,
  tenpoNo: string | undefined,
  signal: AbortSignal,
) {
  const options = { signal }
  const { shop } = await api.shops.get(tenpoNo, options)
  const [{ city }, staffs, rooms, others, lines, slots] = await Promise.all([
    api.cities.get(shop.cityCode, options),
    extra(api.staffs.list({ tenpoNo: shop.tenpoNo }, options)),
    extra(
      api.chintai.rooms(
        { tenpo_no: [shop.tenpoNo], order: 'new', limit: ROOMS, fields: 'light' },
        options,
      ),
    ),
    extra(api.shops.list({ cbFlg: SHOP_KIND.chintai, excludeTenpoNo: shop.tenpoNo }, options)),
    extra(api.master.stations(options)),
    extra(api.inquiry.slots({ tenpoNo: shop.tenpoNo }, options)),
  ])
  const nearest = (others ?? []).toSorted(
    (a, b) => straightMetres(shop, a) - straightMetres(shop, b),
  )
  return {
    shop: {
      ...toShopTile(shop),
      zip: shop.zip,
      photos: shop.photos,
      comment: shop.comment,
      features: shop.features,
      parkingCount: shop.parkingCount,
      menkyoNo: shop.menkyoNo,
      kameidantai: shop.kameidantai,
    },
    map: stationAround(shop.nearestEkiSlug, lines?.stations ?? []),
    cityName: city.cityName,
    visits: nextVisits(slots?.inquirySlots.days ?? [], VISITS),
    staffs: (staffs?.staffs ?? []).map(toStaffCard),
    rooms: (rooms?.rooms ?? []).map(toRentalListing),
    nearby: nearest.slice(0, NEARBY).map(toShopTile),
    renderedAt,
  }
}

export type ShopDetail = Awaited<ReturnType<typeof readShop>>['shop']
