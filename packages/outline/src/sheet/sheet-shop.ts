import type { Camelized } from '@sumai/api-client/camelized'
import type { Shop } from '@sumai/api-client/contract/shop'
import { telOf } from '@sumai/domain/brand'
import { openingTimes } from '@sumai/format/clock-time'

/** The advertiser as an advertisement must name it. */
export const sheetShop = (shop: Camelized<Shop>) => ({
  tenpoName: shop.tenpoName,
  zip: shop.zip,
  address: shop.address,
  tel: telOf(shop),
  hours: `${openingTimes(shop)}／定休日 ${shop.teikyuLabel}`,
  menkyoNo: shop.menkyoNo,
  kameidantai: shop.kameidantai,
})

export type SheetShop = ReturnType<typeof sheetShop>
