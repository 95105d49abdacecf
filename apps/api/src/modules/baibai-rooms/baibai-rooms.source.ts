import { and, asc, gt, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import type { Source } from '../../search/search.ts'
import { ekiCodesReader } from '../listings/eki-groups.ts'
import { inBatches } from '../listings/in-batches.ts'
import { matchesKeyword } from '../listings/keyword.ts'
import type { BaibaiSearchRow } from './baibai-rooms.search.ts'
import { baibaiRooms as rooms } from './baibai-rooms.table.ts'

const columns = {
  bukkenNo: rooms.bukkenNo,
  tenpoNo: rooms.tenpoNo,
  boshuStatus: rooms.boshuStatus,
  koukaiDate: rooms.koukaiDate,
  jikaiKoshinDate: rooms.jikaiKoshinDate,
  closedDate: rooms.closedDate,
  shubetu: rooms.shubetu,
  setsubijoken: rooms.setsubijoken,
  kodawariKozo: rooms.kodawariKozo,
  madori: rooms.madori,
  kai: rooms.kai,
  parkingDaisu: rooms.parkingDaisu,
  photoCount: sql<number>`jsonb_array_length(${rooms.photos})`,
  panoramaUrls: rooms.panoramaUrls,
  bukkenType: rooms.bukkenType,
  toushiBukkenType: rooms.toushiBukkenType,
  bukkenKbn: rooms.bukkenKbn,
  kakaku: rooms.kakaku,
  kakakuRireki: rooms.kakakuRireki,
  men: rooms.men,
  shuekiRimawari: rooms.shuekiRimawari,
  sokosu: rooms.sokosu,
  muki: rooms.muki,
  isNoCondition: rooms.isNoCondition,
  isSarachi: rooms.isSarachi,
  isReform: rooms.isReform,
  isPet: rooms.isPet,
  kozo: rooms.kozo,
  chikuYm: rooms.chikuYm,
  builtYm: sql<string | null>`coalesce(${rooms.chikuYm}, ${rooms.kanseiYm})`,
  isMinyukyo: rooms.isMinyukyo,
  cityCode: rooms.cityCode,
  lat: rooms.lat,
  lng: rooms.lng,
  kotsu: rooms.kotsu,
  shisetu: rooms.shisetu,
}

/** The properties for sale as the search index wants them. */
export function baibaiSource(db: Database): Source<BaibaiSearchRow> {
  return {
    async *load(ids) {
      const ekiCodesOf = await ekiCodesReader(db)
      const batches = inBatches(
        (row: { bukkenNo: string }) => row.bukkenNo,
        (after, limit) =>
          db
            .select(columns)
            .from(rooms)
            .where(and(gt(rooms.bukkenNo, after), ids && inArray(rooms.bukkenNo, [...ids])))
            .orderBy(asc(rooms.bukkenNo))
            .limit(limit),
      )
      for await (const batch of batches) {
        yield batch.map((row) => ({ ...row, ekiCodes: ekiCodesOf(row.kotsu) }))
      }
    },

    async matching(keyword) {
      const found = await db
        .select({ bukkenNo: rooms.bukkenNo })
        .from(rooms)
        .where(matchesKeyword(rooms, keyword))
      return found.map((row) => row.bukkenNo)
    },
  }
}
