import type { Database } from '../../db/database.ts'
import { and, asc, eq, gt, inArray } from '../../db/drizzle.ts'
import type { Source } from '../../search/search.ts'
import { documentOf, documents } from '../../wire/document.ts'
import { sameStationsReader } from '../listings/eki-groups.ts'
import { inBatches } from '../listings/in-batches.ts'
import { matchesKeyword } from '../listings/keyword.ts'
import { searchColumns } from '../listings/search-columns.ts'
import { tatemono } from '../tatemono/tatemono.table.ts'
import type { ChintaiSearchRow } from './chintai-rooms.search.ts'
import { chintaiRooms } from './chintai-rooms.table.ts'

const rooms = chintaiRooms

const columns = {
  ...searchColumns(rooms, tatemono),
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
}

/** The rooms as the search index wants them. */
export function chintaiSource(db: Database): Source<ChintaiSearchRow> {
  return {
    async *load(ids) {
      const sameStations = await sameStationsReader(db)
      const batches = inBatches(
        ({ row }: { row: { bukkenNo: string } }) => row.bukkenNo,
        (after, limit) =>
          db
            .select({ row: documentOf(columns) })
            .from(rooms)
            .innerJoin(tatemono, eq(tatemono.tmNo, rooms.tmNo))
            .where(and(gt(rooms.bukkenNo, after), ids && inArray(rooms.bukkenNo, [...ids])))
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
