import type { Camelized } from '@sumai/api-client'
import type { Shop } from '@sumai/api-client/contract/shop'
import { telOf } from '@sumai/domain/brand'
import { openingTimes } from '@sumai/format/clock-time'
import type { ShopSummary } from '@sumai/ui/shop-list'
import { closedShortly } from './shop-tile.ts'

/** A shop as lists show it. */
export const toShopSummary = (shop: Camelized<Shop>): ShopSummary => {
  const [photo] = shop.photos
  return {
    tenpoNo: shop.tenpoNo,
    tenpoName: shop.tenpoName,
    address: shop.address,
    hours: `${openingTimes(shop)}・${closedShortly(shop.teikyuLabel).day}`,
    tel: telOf(shop),
    photo: photo === undefined ? null : { url: photo, width: 1000, height: 667 },
  }
}
