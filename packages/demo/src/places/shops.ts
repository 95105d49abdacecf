import { type LatLng, straightMetres } from '@sumai/domain/listing/distance'
import type { ShopRow } from '../rows.ts'
import { SHOP_COMMENTS } from './shop-comments.ts'
import { shopPhotos } from './shop-photos.ts'
import { shopAccess, shopFeatures } from './shop-prose.ts'
import master from './shops.json' with { type: 'json' }

export const SHOPS: readonly ShopRow[] = master.map((shop, index) => ({
  tenpoNo: shop.tenpo_no,
  tenpoName: shop.tenpo_name,
  tenpoKana: null,
  areaNo: shop.area_no,
  cityCode: shop.city_code,
  cbFlg: shop.cb_flg,
  zip: shop.zip,
  address: shop.address,
  lat: shop.lat,
  lng: shop.lng,
  tel: shop.tel,
  fax: shop.fax,
  freeDial: shop.free_dial,
  eigyoStart: shop.eigyo_start,
  eigyoEnd: shop.eigyo_end,
  teikyuWeek: shop.teikyu_week,
  teikyuLabel: shop.teikyu_label,
  teikyuBusyMonthsOpen: shop.teikyu_busy_months_open,
  holidays: shop.holidays,
  reserveSlotMinutes: shop.reserve_slot_minutes,
  reserveCapacity: shop.reserve_capacity,
  nearestEkiSlug: shop.nearest_eki_slug,
  access: shopAccess(shop),
  parkingCount: shop.parking_count,
  photos: shopPhotos(shop.tenpo_no),
  panoramaUrl: null,
  comment: SHOP_COMMENTS[shop.tenpo_no] ?? null,
  features: shopFeatures(shop, index),
  menkyoNo: shop.menkyo_no,
  kameidantai: shop.kameidantai,
  // None of their own: mails to addresses that do not exist would come back.
  inquiryEmails: [],
  sort: shop.sort,
  version: 1,
}))

const SALES = [1, 3]
const RENTAL = [2, 3]

export const shopCountOf = (cityCode: string): number =>
  SHOPS.filter((shop) => shop.cityCode === cityCode).length

const dealing = (kinds: readonly number[]) => SHOPS.filter(({ cbFlg }) => kinds.includes(cbFlg))
const shopsOf = { chintai: dealing(RENTAL), baibai: dealing(SALES) }

/** The nearest shop that deals in that kind. */
export function shopFor(site: 'chintai' | 'baibai', point: LatLng): ShopRow {
  const far = (shop: ShopRow) => straightMetres(point, shop)
  return shopsOf[site].reduce((nearest, shop) => (far(shop) < far(nearest) ? shop : nearest))
}
