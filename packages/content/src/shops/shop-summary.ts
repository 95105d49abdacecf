import type { Camelized } from '@sumai/api-client'
import type { Shop } from '@sumai/api-client/contract/shop'
import type { ShopSummary } from '@sumai/ui/shop-list'

/** A shop as lists show it. */
export const toShopSummary = (shop: Camelized<Shop>): ShopSummary => {
  const [photo] = shop.photos
  return {
    tenpoNo: shop.tenpoNo,
    tenpoName: shop.tenpoName,
    address: shop.address,
    hours: `${shop.eigyoStart}〜${shop.eigyoEnd}／定休日 ${shop.teikyuLabel}`,
    photo: photo === undefined ? null : { url: photo, width: 1000, height: 667 },
  }
}
