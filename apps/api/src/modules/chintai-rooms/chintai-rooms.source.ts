import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import type { Source } from '../../search/search.ts'
import { ekiCodesReader } from '../listings/eki-groups.ts'
import { inBatches } from '../listings/in-batches.ts'
import { matchesKeyword } from '../listings/keyword.ts'
import { tatemono } from '../tatemono/tatemono.table.ts'
import type { ChintaiSearchRow } from './chintai-rooms.search.ts'
import { chintaiRooms } from './chintai-rooms.table.ts'

const rooms = chintaiRooms

const columns = {
  bukkenNo: rooms.bukkenNo,
  tmNo: rooms.tmNo,
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
  hyYachin: rooms.hyYachin,
  kyoekihi: rooms.kyoekihi,
  parkingRyo1: rooms.parkingRyo1,
  getsuSogaku: rooms.getsuSogaku,
  shokiHiyo: rooms.shokiHiyo,
  shikikin: rooms.shikikin,
  senyuMen: rooms.senyuMen,
  parkingKbn: rooms.parkingKbn,
  isFreeInternet: rooms.isFreeInternet,
  isFreeParking1: rooms.isFreeParking1,
  isFreeParking2: rooms.isFreeParking2,
  bukkenType: tatemono.bukkenType,
  kozo: tatemono.kozo,
  chikuYm: tatemono.chikuYm,
  builtYm: tatemono.chikuYm,
  isMinyukyo: tatemono.isMinyukyo,
  cityCode: tatemono.cityCode,
  lat: tatemono.lat,
  lng: tatemono.lng,
  kotsu: tatemono.kotsu,
  shisetu: tatemono.shisetu,
}

/** The rooms as the search index wants them. */
export function chintaiSource(db: Database): Source<ChintaiSearchRow> {
  return {
    async *load(ids) {
      const ekiCodesOf = await ekiCodesReader(db)
      const batches = inBatches(
        (row: { bukkenNo: string }) => row.bukkenNo,
        (after, limit) =>
          db
            .select(columns)
            .from(rooms)
            .innerJoin(tatemono, eq(tatemono.tmNo, rooms.tmNo))
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
