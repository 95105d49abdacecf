import type { CallOptions, Camelized } from '@sumai/api-client'
import type { Shop } from '@sumai/api-client/contract/shop'
import { nextVisits } from '@sumai/listings/room-shop'
import type { Services } from '@sumai/platform'
import { toShopTile } from './shop-tile.ts'
import { toStaffCard } from './staff-card.ts'

const VISITS = 3

/** A shop with its people, its surroundings and the next times that are free there. */
export async function shopData(
  { api, extra, renderedAt }: Services,
  shop: Camelized<Shop>,
  options: CallOptions,
) {
  const { tenpoNo } = shop
  const [staffs, slots] = await Promise.all([
    extra(api.staffs.list({ tenpoNo }, options)),
    extra(api.inquiry.slots({ tenpoNo }, options)),
  ])
  return {
    shop: {
      ...toShopTile(shop),
      cityCode: shop.cityCode,
      zip: shop.zip,
      photos: shop.photos,
      comment: shop.comment,
      features: shop.features,
      parkingCount: shop.parkingCount,
      menkyoNo: shop.menkyoNo,
      kameidantai: shop.kameidantai,
    },
    visits: nextVisits(slots?.inquirySlots.days ?? [], VISITS),
    staffs: (staffs?.staffs ?? []).map(toStaffCard),
    renderedAt,
  }
}

export type ShopData = Awaited<ReturnType<typeof shopData>>

/** https://schema.org/RealEstateAgent: where the shop is. */
export const shopPlace = ({ tel, zip, address, lat, lng }: ShopData['shop']) => ({
  '@type': 'RealEstateAgent',
  telephone: tel,
  address: {
    '@type': 'PostalAddress',
    addressCountry: 'JP',
    postalCode: zip,
    streetAddress: address,
  },
  geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
})
