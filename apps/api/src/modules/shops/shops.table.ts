import type { Holiday } from '@sumai/api-client/contract/shop'
import { doublePrecision, integer, jsonb, pgTable, smallint, text } from '../../db/drizzle.ts'

export const shops = pgTable('shops', {
  tenpoNo: text('tenpo_no').primaryKey(),
  tenpoName: text('tenpo_name').notNull(),
  tenpoKana: text('tenpo_kana'),
  areaNo: smallint('area_no').notNull(),
  cityCode: text('city_code').notNull(),
  /** 1 sales, 2 rental, 3 both. */
  cbFlg: smallint('cb_flg').notNull(),
  zip: text('zip').notNull(),
  address: text('address').notNull(),
  lat: doublePrecision('lat').notNull(),
  lng: doublePrecision('lng').notNull(),
  tel: text('tel').notNull(),
  fax: text('fax'),
  freeDial: text('free_dial'),
  eigyoStart: text('eigyo_start').notNull(),
  eigyoEnd: text('eigyo_end').notNull(),
  teikyuWeek: smallint('teikyu_week').array().notNull(),
  teikyuLabel: text('teikyu_label').notNull(),
  teikyuBusyMonthsOpen: smallint('teikyu_busy_months_open').array().notNull(),
  holidays: jsonb('holidays').$type<Holiday[]>().notNull(),
  reserveSlotMinutes: smallint('reserve_slot_minutes').notNull(),
  reserveCapacity: smallint('reserve_capacity').notNull(),
  nearestEkiSlug: text('nearest_eki_slug'),
  access: text('access'),
  parkingCount: smallint('parking_count').notNull(),
  photos: text('photos').array().notNull(),
  panoramaUrl: text('panorama_url'),
  comment: text('comment'),
  features: text('features').array().notNull(),
  menkyoNo: text('menkyo_no').notNull(),
  kameidantai: text('kameidantai').notNull(),
  /** Where mails about enquiries go, copies included; the agency's own address without any. */
  inquiryEmails: text('inquiry_emails').array().notNull().default([]),
  sort: smallint('sort').notNull(),
  version: integer('version').notNull().default(1),
})

export type ShopRow = typeof shops.$inferSelect
export type NewShop = typeof shops.$inferInsert
