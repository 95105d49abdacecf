import type { Camelized } from '@sumai/api-client'
import type { Shop } from '@sumai/api-client/contract/shop'

/** The fields of a shop for a tile: to show it, to sort it, to tell whether it is open. */
export const toShopTile = (shop: Camelized<Shop>) => ({
  tenpoNo: shop.tenpoNo,
  tenpoName: shop.tenpoName,
  areaNo: shop.areaNo,
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

/** 毎週水曜日（1〜3月は無休） as 水曜休（1〜3月は無休） */
export const closedShortly = (closedOn: string) => closedOn.replace(/^毎週(.)曜日/, '$1曜休')
