import { z } from 'zod'
import { coded } from './coded.ts'
import { listOf } from './list.ts'
import { cityCode, count, latitude, longitude, tenpoNo, time, url } from './scalars.ts'

/** `MM-DD` to `MM-DD`, both included; may run over the turn of the year. */
export const holiday = z.object({ from: z.string(), to: z.string(), label: z.string() })

export const shop = z.object({
  tenpo_no: tenpoNo,
  tenpo_name: z.string(),
  tenpo_kana: z.string().nullable(),
  ...coded('area_no', 'エリア'),
  city_code: cityCode,
  ...coded('cb_flg', '取扱区分。1 売買、2 賃貸、3 両方'),
  zip: z.string(),
  address: z.string(),
  lat: latitude,
  lng: longitude,
  tel: z.string(),
  fax: z.string().nullable(),
  free_dial: z.string().nullable(),
  eigyo_start: time.describe('営業開始'),
  eigyo_end: time.describe('営業終了'),
  teikyu_week: z.array(z.int().min(0).max(6)).describe('定休曜日 0=日…6=土'),
  teikyu_label: z.string().describe('定休日'),
  teikyu_busy_months_open: z.array(z.int().min(1).max(12)).describe('無休の月'),
  holidays: z.array(holiday).describe('休業期間'),
  reserve_slot_minutes: z.int().describe('予約枠の長さ 分'),
  reserve_capacity: z.int().describe('同時受付数 組'),
  nearest_eki_slug: z.string().nullable(),
  access: z.string().nullable().describe('道順'),
  parking_count: count.describe('駐車場 台'),
  photos: z.array(url).describe('先頭を表示'),
  panorama_url: url.nullable(),
  comment: z.string().nullable(),
  features: z.array(z.string()),
  menkyo_no: z.string().describe('免許番号'),
  kameidantai: z.string().describe('所属団体'),
  chintai_count: count,
  baibai_count: count,
  staffs_count: count,
  sort: z.int(),
  version: z.int(),
})

export const shopList = listOf('shops', shop)
export const shopAnswer = z.object({ shop })

/** A shop as its staff see it. */
export const staffShop = shop.extend({
  inquiry_emails: z
    .array(z.string())
    .describe('お問い合わせメールの宛先（写しを含む）。なければ本部'),
})
export const staffShopAnswer = z.object({ shop: staffShop })

export type Shop = z.output<typeof shop>
export type StaffShop = z.output<typeof staffShop>
export type Holiday = z.output<typeof holiday>
