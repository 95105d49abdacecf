import type { CostItem, Kaitei, Kingaku } from '@sumai/api-client/contract/money'
import type { MoneyUnit, PetKbn } from '@sumai/api-client/contract/words'
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
} from '../../db/drizzle.ts'
import {
  decimal,
  freshnessColumns,
  headlineColumns,
  madoriColumns,
  pictureColumns,
  rowColumns,
  searchTextColumn,
} from '../listings/listing-columns.ts'
import { shops } from '../shops/shops.table.ts'
import { staffs } from '../staffs/staffs.table.ts'
import { tatemono } from '../tatemono/tatemono.table.ts'

/** Numbers for new rooms, higher than those of the demo data. */
export const chintaiBukkenNo = pgSequence('chintai_bukken_no', { startWith: 1_900_000_001 })

/** Rooms for rent. Address, access and the facts of the building are read from `tatemono`. */
export const chintaiRooms = pgTable(
  'chintai_rooms',
  {
    bukkenNo: text('bukken_no').primaryKey(),
    tmNo: text('tm_no')
      .notNull()
      .references(() => tatemono.tmNo),
    tenpoNo: text('tenpo_no')
      .notNull()
      .references(() => shops.tenpoNo),
    syainNo: text('syain_no').references(() => staffs.syainNo),
    ...headlineColumns,
    roomNo: text('room_no'),
    isRoomNoDisp: boolean('is_room_no_disp').notNull(),

    hyYachin: integer('hy_yachin').notNull(),
    yachinZeiKbn: smallint('yachin_zei_kbn').notNull(),
    kyoekihi: integer('kyoekihi').notNull(),
    sonotaGetsugaku: jsonb('sonota_getsugaku').$type<Kingaku[]>().notNull(),
    shikikinKbn: text('shikikin_kbn').$type<MoneyUnit>().notNull(),
    shikikin: decimal('shikikin').notNull(),
    reikinKbn: text('reikin_kbn').$type<MoneyUnit>().notNull(),
    reikin: decimal('reikin').notNull(),
    hoshokin: decimal('hoshokin'),
    shokyaku: decimal('shokyaku'),
    koshinryo: integer('koshinryo'),
    chukaiTesuryoKbn: text('chukai_tesuryo_kbn').$type<MoneyUnit>(),
    chukaiTesuryo: decimal('chukai_tesuryo'),
    hoshoRiyo: smallint('hosho_riyo').notNull(),
    hoshoKaisha: text('hosho_kaisha'),
    hoshoShokai: text('hosho_shokai'),
    hoshoGetsugaku: text('hosho_getsugaku'),
    hokenHitsuyo: boolean('hoken_hitsuyo').notNull(),
    hokenRyo: integer('hoken_ryo'),
    hokenKikan: smallint('hoken_kikan'),
    kagiKokan: integer('kagi_kokan'),
    cleaning: integer('cleaning'),
    sonotaIchiji: jsonb('sonota_ichiji').$type<Kingaku[]>().notNull(),
    freeRentMonth: decimal('free_rent_month'),
    yachinRireki: jsonb('yachin_rireki').$type<Kaitei[]>().notNull(),
    // Sums of the above; columns because lists sort and filter by them: packages/domain/src/costs/.
    getsuSogaku: integer('getsu_sogaku').notNull(),
    getsuSogakuItems: jsonb('getsu_sogaku_items').$type<CostItem[]>().notNull(),
    shokiHiyo: integer('shoki_hiyo').notNull(),
    shokiHiyoItems: jsonb('shoki_hiyo_items').$type<CostItem[]>().notNull(),

    keiyakuKbn: smallint('keiyaku_kbn').notNull(),
    keiyakuKikanMonth: smallint('keiyaku_kikan_month').notNull(),
    saikeiyaku: text('saikeiyaku'),
    nyukyoJiki: smallint('nyukyo_jiki').notNull(),
    nyukyoDate: date('nyukyo_date', { mode: 'string' }),
    nyukyoJoken: text('nyukyo_joken').array().notNull(),

    ...madoriColumns,
    senyuMen: decimal('senyu_men').notNull(),
    mensekiKbn: smallint('menseki_kbn').notNull(),
    balconyMen: decimal('balcony_men'),
    kai: smallint('kai'),
    kaiTo: smallint('kai_to'),
    muki: smallint('muki'),
    isKadobeya: boolean('is_kadobeya').notNull(),
    isSaijokai: boolean('is_saijokai').notNull(),

    isFreeInternet: boolean('is_free_internet').notNull(),
    parkingKbn: smallint('parking_kbn').notNull(),
    parkingDaisu: smallint('parking_daisu'),
    parkingRyo1: integer('parking_ryo1'),
    parkingRyo2: integer('parking_ryo2'),
    isFreeParking1: boolean('is_free_parking1').notNull(),
    isFreeParking2: boolean('is_free_parking2').notNull(),
    parkingNote: text('parking_note'),
    petKbn: text('pet_kbn').$type<PetKbn>().notNull(),
    petJoken: text('pet_joken'),

    ...pictureColumns,
    ...freshnessColumns,
    ...rowColumns,
    ...searchTextColumn,
  },
  (table) => [
    index('chintai_rooms_tm_no').on(table.tmNo),
    index('chintai_rooms_tenpo_no').on(table.tenpoNo),
    index('chintai_rooms_boshu_status').on(table.boshuStatus, table.koukaiDate),
    index('chintai_rooms_updated_at').on(table.updatedAt),
    // For the list of the staff: its counts, its order, and the homes with few photos.
    index('chintai_rooms_counts').on(table.tenpoNo, table.boshuStatus, table.jikaiKoshinDate),
    index('chintai_rooms_in_order').on(
      sql`(boshu_status in ('public', 'applied')) desc`,
      table.jikaiKoshinDate,
      table.bukkenNo,
    ),
    index('chintai_rooms_few_photos')
      .on(table.tenpoNo)
      .where(
        sql`boshu_status in ('draft', 'public', 'applied') and jsonb_array_length(photos) < 5`,
      ),
    index('chintai_rooms_next_update')
      .on(table.jikaiKoshinDate, table.tenpoNo)
      .where(sql`boshu_status in ('public', 'applied')`),
  ],
)

export type ChintaiRoomRow = typeof chintaiRooms.$inferSelect
/** A room to be inserted. It has all columns, so that a forgotten one does not compile. */
export type NewChintaiRoom = Required<Omit<typeof chintaiRooms.$inferInsert, 'version'>>
