import type { Bunjo, RentRoll } from '@sumai/api-client/contract/baibai-invest'
import type { Reform } from '@sumai/api-client/contract/baibai-structure'
import type { CostItem, Kaitei, Kingaku } from '@sumai/api-client/contract/money'
import type {
  BaibaiBukkenType,
  BukkenKbn,
  RimawariKbn,
  ToushiBukkenType,
} from '@sumai/api-client/contract/words'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  smallint,
  sql,
  text,
  timestamp,
} from '../../db/drizzle.ts'
import {
  decimal,
  freshnessColumns,
  headlineColumns,
  madoriColumns,
  performanceColumns,
  pictureColumns,
  placeColumns,
  rowColumns,
  searchColumnsOf,
} from '../listings/listing-columns.ts'
import { shops } from '../shops/shops.table.ts'
import { staffs } from '../staffs/staffs.table.ts'
import { landColumns } from './land-columns.ts'

/** Numbers for new properties, higher than those of the demo data. */
export const baibaiBukkenNo = pgSequence('baibai_bukken_no', { startWith: 5_900_000_001 })

/** Properties for sale, new-build sites (tateuri) and investments included. */
export const baibaiRooms = pgTable(
  'baibai_rooms',
  {
    bukkenNo: text('bukken_no').primaryKey(),
    tenpoNo: text('tenpo_no')
      .notNull()
      .references(() => shops.tenpoNo),
    syainNo: text('syain_no').references(() => staffs.syainNo),
    bukkenType: text('bukken_type').$type<BaibaiBukkenType>().notNull(),
    toushiBukkenType: text('toushi_bukken_type').$type<ToushiBukkenType>(),
    bukkenKbn: text('bukken_kbn').$type<BukkenKbn>(),
    name: text('name').notNull(),
    ...headlineColumns,

    kakaku: integer('kakaku').notNull(),
    kakakuTo: integer('kakaku_to'),
    kakakuZeiKbn: smallint('kakaku_zei_kbn').notNull(),
    kakakuRireki: jsonb('kakaku_rireki').$type<Kaitei[]>().notNull(),
    kanrihi: integer('kanrihi'),
    shuzenTsumitate: integer('shuzen_tsumitate'),
    shuzenKikin: integer('shuzen_kikin'),
    sonotaGetsugaku: jsonb('sonota_getsugaku').$type<Kingaku[]>().notNull(),
    koteiShisanZei: integer('kotei_shisan_zei'),
    // Computed from the above with every write: packages/domain/src/costs/.
    tsuboTanka: integer('tsubo_tanka'),
    getsuShiharai: integer('getsu_shiharai'),
    getsuSogaku: integer('getsu_sogaku'),
    getsuSogakuItems: jsonb('getsu_sogaku_items').$type<CostItem[]>().notNull(),
    kanriKeitai: smallint('kanri_keitai'),
    kanrinin: smallint('kanrinin'),
    kanriKumiai: boolean('kanri_kumiai'),
    kanriKaisha: text('kanri_kaisha'),

    ...madoriColumns,
    tochiMen: decimal('tochi_men', 10),
    tochiMenKbn: smallint('tochi_men_kbn'),
    tatemonoMen: decimal('tatemono_men', 10),
    tatemonoMenKbn: smallint('tatemono_men_kbn'),
    senyuMen: decimal('senyu_men'),
    balconyMen: decimal('balcony_men'),
    niwaMen: decimal('niwa_men'),
    /**
     * The area that a search compares, one of those above: `searchArea` in
     * baibai-computed-columns.ts.
     */
    men: decimal('men', 10).notNull(),

    chikuYm: text('chiku_ym'),
    isMinyukyo: boolean('is_minyukyo').notNull(),
    kanseiYm: text('kansei_ym'),
    kenchikuKakuninNo: text('kenchiku_kakunin_no'),
    kozo: smallint('kozo'),
    sokosu: smallint('sokosu'),
    chikaKaisu: smallint('chika_kaisu'),
    kai: smallint('kai'),
    kosu: integer('kosu'),
    muki: smallint('muki'),
    isReform: boolean('is_reform').notNull(),
    reform: jsonb('reform').$type<Reform[]>().notNull(),
    isPet: boolean('is_pet'),
    parkingKbn: smallint('parking_kbn'),
    parkingDaisu: smallint('parking_daisu'),
    parkingRyo: integer('parking_ryo'),
    inspection: boolean('inspection'),
    kashiHoken: boolean('kashi_hoken'),
    ...landColumns,

    shuekiRimawari: decimal('shueki_rimawari', 5),
    rimawariKbn: text('rimawari_kbn').$type<RimawariKbn>(),
    jisshitsuRimawari: decimal('jisshitsu_rimawari', 5),
    nenkanShunyu: integer('nenkan_shunyu'),
    nenkanKeihi: integer('nenkan_keihi'),
    nyukyoRitsu: smallint('nyukyo_ritsu'),
    rentRoll: jsonb('rent_roll').$type<RentRoll[]>().notNull(),
    bunjo: jsonb('bunjo').$type<Bunjo>(),

    hikiwatashiJiki: smallint('hikiwatashi_jiki').notNull(),
    hikiwatashiDate: date('hikiwatashi_date', { mode: 'string' }),
    /** For the staff only. */
    baikaiKigen: date('baikai_kigen', { mode: 'string' }),
    ...placeColumns,
    ...performanceColumns,
    ...pictureColumns,
    zumenUrl: text('zumen_url'),
    ...freshnessColumns,
    ...rowColumns,
    /** When it was removed; the row is kept for the records. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    ...searchColumnsOf,
  },
  (table) => [
    index('baibai_rooms_tenpo_no').on(table.tenpoNo),
    index('baibai_rooms_city_code').on(table.cityCode),
    index('baibai_rooms_boshu_status').on(table.boshuStatus, table.koukaiDate),
    index('baibai_rooms_updated_at').on(table.updatedAt),
    // For the list of the staff: its counts, its order, and the homes with few photos.
    index('baibai_rooms_counts')
      .on(table.tenpoNo, table.boshuStatus, table.jikaiKoshinDate)
      .where(sql`deleted_at is null`),
    index('baibai_rooms_in_order')
      .on(sql`(boshu_status in ('public', 'applied')) desc`, table.jikaiKoshinDate, table.bukkenNo)
      .where(sql`deleted_at is null`),
    index('baibai_rooms_few_photos')
      .on(table.tenpoNo)
      .where(
        sql`boshu_status in ('draft', 'public', 'applied') and jsonb_array_length(photos) < 5 and deleted_at is null`,
      ),
    index('baibai_rooms_next_update')
      .on(table.jikaiKoshinDate, table.tenpoNo)
      .where(sql`boshu_status in ('public', 'applied') and deleted_at is null`),
    index('baibai_rooms_search_grams').using('gin', table.searchGrams),
  ],
)

export type BaibaiRoomRow = typeof baibaiRooms.$inferSelect
export type NewBaibaiRoom = typeof baibaiRooms.$inferInsert
