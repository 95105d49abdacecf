import type { CallOptions } from '@sumai/api-client'
import { type LatLng, straightMetres } from '@sumai/domain/listing/distance'
import type { Services } from '@sumai/platform'
import { toShopTile } from '../shops/shop-tile.ts'

type Where = {
  /** 1 sales, 2 rental. */
  cbFlg: 1 | 2
  tenpoNo?: string | null
  areaNo?: number | null
  /** What the article is about: the nearest shop is meant. */
  near?: LatLng | null | undefined
  /** The municipality that is drawn above the page: its own shop comes before others of the area. */
  town?: string | null
}

/**
 * The shop beside an article: its own, the nearest, one of its municipality or area, or the main
 * office, which is the first; `null` when late.
 */
export async function railShop(
  { api, extra, renderedAt }: Services,
  { cbFlg, tenpoNo, areaNo, near, town }: Where,
  options: CallOptions,
) {
  const shops = await extra(api.shops.list({ cbFlg }, options))
  const shop =
    shops?.find((one) => one.tenpoNo === tenpoNo) ??
    (near && nearest(near, shops ?? [])) ??
    shops?.find((one) => one.cityCode === town) ??
    shops?.find((one) => one.areaNo === areaNo) ??
    shops?.[0]
  return { shop: shop ? toShopTile(shop) : null, renderedAt }
}

const nearest = <Shop extends LatLng>(place: LatLng, shops: readonly Shop[]): Shop | undefined =>
  shops.toSorted((a, b) => straightMetres(place, a) - straightMetres(place, b))[0]
