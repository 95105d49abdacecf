import type { Camelized } from '@sumai/api-client'
import type { Shop } from '@sumai/api-client/contract/shop'
import { telOf } from '@sumai/domain/brand'

/** The fields of a shop for a tile: to show it, to sort it, to tell whether it is open. */
export const toShopTile = (shop: Camelized<Shop>) => ({
  tenpoNo: shop.tenpoNo,
  tenpoName: shop.tenpoName,
  areaNo: shop.areaNo,
  address: shop.address,
  access: shop.access,
  tel: telOf(shop),
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

/** How far a shop is from the visitor. */
export const fromHere = (metres: number) => `直線で約${(metres / 1000).toFixed(1)}km`

/** 毎週水曜日（1〜3月は無休） as 水曜休 and （1〜3月は無休）, which is empty where there is no more to say. */
export function closedShortly(closedOn: string) {
  const [day = '', ...more] = closedOn.replace(/^毎週(.)曜日/, '$1曜休').split(/(?=（)/)
  return { day, more: more.join('') }
}
