import type { Photo } from '@sumai/api-client/contract/photo'
import type { ChintaiBukkenType } from '@sumai/api-client/contract/words'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  smallint,
  text,
} from '../../db/drizzle.ts'
import {
  decimal,
  performanceColumns,
  placeColumns,
  rowColumns,
  searchColumnsOf,
} from '../listings/listing-columns.ts'

/** Numbers for new buildings, higher than those of the demo data. */
export const tatemonoNo = pgSequence('tatemono_no', { startWith: 29_000_001 })

/** Buildings with rooms for rent. */
export const tatemono = pgTable(
  'tatemono',
  {
    tmNo: text('tm_no').primaryKey(),
    tmName: text('tm_name').notNull(),
    tmNameKana: text('tm_name_kana'),
    isTmNameDisp: boolean('is_tm_name_disp').notNull(),
    bukkenType: text('bukken_type').$type<ChintaiBukkenType>().notNull(),
    shubetu: smallint('shubetu').notNull(),
    zip: text('zip'),
    ...placeColumns,
    chikuYm: text('chiku_ym').notNull(),
    /** Never lived in: with an age under one year it is 新築. */
    isMinyukyo: boolean('is_minyukyo').notNull(),
    kozo: smallint('kozo').notNull(),
    chijoKaisu: smallint('chijo_kaisu').notNull(),
    chikaKaisu: smallint('chika_kaisu').notNull(),
    kosu: integer('kosu'),
    shikichiMen: decimal('shikichi_men'),
    kanriKaisha: text('kanri_kaisha'),
    kanrinin: smallint('kanrinin'),
    isElevator: boolean('is_elevator').notNull(),
    youtoChiiki: smallint('youto_chiiki'),
    setsubiKyoyo: smallint('setsubi_kyoyo').array().notNull(),
    ...performanceColumns,
    photos: jsonb('photos').$type<Photo[]>().notNull(),
    comment: text('comment'),
    ...rowColumns,
    ...searchColumnsOf,
  },
  (table) => [
    index('tatemono_city_code').on(table.cityCode, table.tmNameKana),
    index('tatemono_updated_at').on(table.updatedAt),
    index('tatemono_search_grams').using('gin', table.searchGrams),
  ],
)

export type TatemonoRow = typeof tatemono.$inferSelect
export type NewTatemono = typeof tatemono.$inferInsert
