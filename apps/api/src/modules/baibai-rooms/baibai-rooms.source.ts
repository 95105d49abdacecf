import type { Database } from '../../db/database.ts'
import { and, asc, gt, inArray, isNull, sql } from '../../db/drizzle.ts'
import type { Source } from '../../search/search.ts'
import { documentOf, documents } from '../../wire/document.ts'
import { sameStationsReader } from '../listings/eki-groups.ts'
import { inBatches } from '../listings/in-batches.ts'
import { matchesKeyword } from '../listings/keyword.ts'
import { searchColumns } from '../listings/search-columns.ts'
import type { BaibaiSearchRow } from './baibai-rooms.search.ts'
import { baibaiRooms as rooms } from './baibai-rooms.table.ts'

const columns = {
  ...searchColumns(rooms, rooms),
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
}

/** The properties for sale as the search index wants them. */
export function baibaiSource(db: Database): Source<BaibaiSearchRow> {
  return {
    async *load(ids) {
      const sameStations = await sameStationsReader(db)
      const batches = inBatches(
        ({ row }: { row: { bukkenNo: string } }) => row.bukkenNo,
        (after, limit) =>
          db
            .select({ row: documentOf(columns) })
            .from(rooms)
            .where(
              and(
                gt(rooms.bukkenNo, after),
                isNull(rooms.deletedAt),
                ids && inArray(rooms.bukkenNo, [...ids]),
              ),
            )
            .orderBy(asc(rooms.bukkenNo))
            .limit(limit),
      )
      for await (const batch of batches) {
        yield documents(batch).map((row) => ({ ...row, ekiCodes: sameStations(row.ekiCodes) }))
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
