import type { Camelized } from '@sumai/api-client'
import type { Shop } from '@sumai/api-client/contract/shop'

/** What a list of shops says of each, with what is needed to sort and to tell whether it is open. */
export const toShopTile = (shop: Camelized<Shop>) => ({
  tenpoNo: shop.tenpoNo,
  tenpoName: shop.tenpoName,
  address: shop.address,
  access: shop.access,
  tel: shop.freeDial ?? shop.tel,
  lat: shop.lat,
  lng: shop.lng,
  teikyuLabel: shop.teikyuLabel,
  opening: {
    eigyoStart: shop.eigyoStart,
    eigyoEnd: shop.eigyoEnd,
    teikyuWeek: shop.teikyuWeek,
    teikyuBusyMonthsOpen: shop.teikyuBusyMonthsOpen,
    holidays: shop.holidays,
  },
  photo: shop.photos[0] ?? null,
})

export type ShopTile = ReturnType<typeof toShopTile>
