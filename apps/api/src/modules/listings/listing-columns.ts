import type { Kotsu, Shisetu } from '@sumai/api-client/contract/access'
import type { Hazard } from '@sumai/api-client/contract/building'
import type { Madori } from '@sumai/api-client/contract/layout'
import type { Photo } from '@sumai/api-client/contract/photo'
import type { BoshuStatus, Taishin } from '@sumai/api-client/contract/words'
import {
  date,
  doublePrecision,
  integer,
  jsonb,
  numeric,
  smallint,
  text,
  timestamp,
} from '../../db/drizzle.ts'

/**
 * Columns that rooms for rent, buildings and properties for sale share. jsonb columns are in the
 * format of the wire (snake_case).
 */

/** Square metres or months, two decimals, read as a number. */
export const decimal = (name: string, precision = 9) =>
  numeric(name, { precision, scale: 2, mode: 'number' })

export const headlineColumns = {
  boshuStatus: text('boshu_status').$type<BoshuStatus>().notNull(),
  shubetu: smallint('shubetu').notNull(),
  title: text('title').notNull(),
  catchCopy: text('catch_copy'),
  comment: text('comment'),
  setsubijoken: smallint('setsubijoken').array().notNull(),
  kodawariKozo: smallint('kodawari_kozo').array().notNull(),
  torihikiTaiyo: smallint('torihiki_taiyo').notNull(),
  genkyo: smallint('genkyo').notNull(),
  biko: text('biko'),
}

export const madoriColumns = {
  madoriHeyasu: smallint('madori_heyasu'),
  madoriKind: smallint('madori_kind'),
  /** Computed from the two above: packages/domain/src/listing/madori.ts. */
  madori: smallint('madori'),
  madoriShosai: jsonb('madori_shosai').$type<Madori['madori_shosai']>(),
}

export const placeColumns = {
  prefCode: text('pref_code').notNull(),
  cityCode: text('city_code').notNull(),
  town: text('town').notNull(),
  chome: text('chome'),
  /** For the staff only. */
  banchi: text('banchi'),
  addressDisp: text('address_disp').notNull(),
  lat: doublePrecision('lat').notNull(),
  lng: doublePrecision('lng').notNull(),
  latlngPrecision: text('latlng_precision', { enum: ['exact', 'town'] }).notNull(),
  kotsu: jsonb('kotsu').$type<Kotsu[]>().notNull(),
  shisetu: jsonb('shisetu').$type<Shisetu[]>().notNull(),
  shogakkoNo: text('shogakko_no'),
  chugakkoNo: text('chugakko_no'),
}

export const performanceColumns = {
  taishin: text('taishin').$type<Taishin>().notNull(),
  shoeneRank: smallint('shoene_rank'),
  dannetsuRank: smallint('dannetsu_rank'),
  konetsuhiEn: integer('konetsuhi_en'),
  hazard: jsonb('hazard').$type<Hazard>(),
}

export const pictureColumns = {
  photos: jsonb('photos').$type<Photo[]>().notNull(),
  panoramaUrls: text('panorama_urls').array().notNull(),
  movieUrl: text('movie_url'),
}

export const freshnessColumns = {
  koukaiDate: date('koukai_date', { mode: 'string' }).notNull(),
  koshinDate: date('koshin_date', { mode: 'string' }).notNull(),
  jikaiKoshinDate: date('jikai_koshin_date', { mode: 'string' }).notNull(),
  yukoKigen: date('yuko_kigen', { mode: 'string' }),
  /** Day on which it was let or sold; a closed listing is shown for 30 days after it. */
  closedDate: date('closed_date', { mode: 'string' }),
}

export const rowColumns = {
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  /** Increases with every change: writing an older version gets a 409. */
  version: integer('version').notNull().default(1),
}

/**
 * What a keyword may match, folded (packages/domain/src/search-text.ts). Computed with every write;
 * the search index reads it.
 */
export const searchTextColumn = {
  searchText: text('search_text').notNull(),
}

/** The same with its bigrams, for tables whose names are searched by the database. */
export const searchColumnsOf = {
  ...searchTextColumn,
  searchGrams: text('search_grams').array().notNull(),
}
