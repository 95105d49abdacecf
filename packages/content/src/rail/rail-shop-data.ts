import type { CallOptions } from '@sumai/api-client'
import type { Services } from '@sumai/platform'
import { toShopTile } from '../shops/shop-tile.ts'

type Where = {
  /** 1 sales, 2 rental. */
  cbFlg: 1 | 2
  tenpoNo?: string | null
  areaNo?: number | null
}

/** The shop beside an article: its own, one of its area, or the first of the site; `null` when late. */
export async function railShop(
  { api, extra, renderedAt }: Services,
  { cbFlg, tenpoNo, areaNo }: Where,
  options: CallOptions,
) {
  const shops = await extra(api.shops.list({ cbFlg }, options))
  const shop =
    shops?.find((one) => one.tenpoNo === tenpoNo) ??
    shops?.find((one) => one.areaNo === areaNo) ??
    shops?.[0]
  return { shop: shop ? toShopTile(shop) : null, renderedAt }
}
