import type { Database } from '../../db/database.ts'
import { type AnyColumn, type SQL, sql } from '../../db/drizzle.ts'
import { documents } from '../../wire/document.ts'
import type { baibaiRooms } from '../baibai-rooms/baibai-rooms.table.ts'
import type { chintaiRooms } from '../chintai-rooms/chintai-rooms.table.ts'
import { stations } from '../stations/stations.table.ts'
import type { tatemono } from '../tatemono/tatemono.table.ts'
import type { Way } from './listing-search.ts'

/**
 * The columns that the conditions of both sites read. Address columns are those of the building for
 * rent, and of the property itself for sale. Of JSON columns (pictures, access, facilities) only
 * the searched parts are selected, because the whole is fifty times as long.
 */
export function searchColumns(
  listing: typeof chintaiRooms | typeof baibaiRooms,
  place: typeof tatemono | typeof baibaiRooms,
) {
  return {
    bukkenNo: listing.bukkenNo,
    tenpoNo: listing.tenpoNo,
    boshuStatus: listing.boshuStatus,
    koukaiDate: listing.koukaiDate,
    jikaiKoshinDate: listing.jikaiKoshinDate,
    closedDate: listing.closedDate,
    shubetu: listing.shubetu,
    setsubijoken: listing.setsubijoken,
    kodawariKozo: listing.kodawariKozo,
    madori: listing.madori,
    kai: listing.kai,
    parkingDaisu: listing.parkingDaisu,
    searchText: listing.searchText,
    photoCount: sql<number>`jsonb_array_length(${listing.photos})`,
    hasMadorizu: sql<boolean>`${listing.photos} @> '[{"type":"madori"}]'`,
    panoramaCount: sql<number>`coalesce(array_length(${listing.panoramaUrls}, 1), 0)`,
    hasMovie: sql<boolean>`${listing.movieUrl} is not null`,
    kozo: place.kozo,
    chikuYm: place.chikuYm,
    isMinyukyo: place.isMinyukyo,
    cityCode: place.cityCode,
    town: place.town,
    shogakkoNo: place.shogakkoNo,
    chugakkoNo: place.chugakkoNo,
    lat: place.lat,
    lng: place.lng,
    toho: sql<number | null>`(select min((way ->> 'toho_fun')::int)
      from jsonb_array_elements(${place.kotsu}) way where way ->> 'bus_fun' is null)`,
    ekiCodes: pathArray(place.kotsu, '$[*].eki_code'),
    ways: sql<Way[]>`(select coalesce(jsonb_agg(
        jsonb_build_object('ekiCode', way -> 'eki_code',
          'walk', case when way ->> 'bus_fun' is null then (way ->> 'toho_fun')::int end, 'minutes',
          (way ->> 'toho_fun')::int + coalesce((way ->> 'bus_fun')::int, 0))), '[]')
      from jsonb_array_elements(${place.kotsu}) way)`,
    shisetu: sql<{ no: string; metres: number }[]>`(select coalesce(jsonb_agg(
        jsonb_build_object('no', it -> 'shisetu_no', 'metres', it -> 'kyori_m')), '[]')
      from jsonb_array_elements(${place.shisetu}) it where it ->> 'shisetu_no' is not null)`,
  }
}

const pathArray = (document: AnyColumn, path: string): SQL<string[]> =>
  sql`jsonb_path_query_array(${document}, ${path}::jsonpath)`

const BATCH = 5_000

/**
 * Reads a whole table in batches: `read` gets the last number of the previous batch and returns the
 * next rows in order. Adds to each row the stations of other lines at the same interchanges.
 */
export async function* searchRows<Row extends { bukkenNo: string; ekiCodes: string[] }>(
  db: Database,
  read: (after: string, limit: number) => Promise<{ row: Row }[]>,
): AsyncGenerator<Row[]> {
  const sameStations = await sameStationsReader(db)
  let after = ''
  while (true) {
    const rows = documents(await read(after, BATCH))
    yield rows.map((row) => ({ ...row, ekiCodes: sameStations(row.ekiCodes) }))
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = last.bukkenNo
  }
}

/** An interchange has a code on each of its lines. */
async function sameStationsReader(db: Database): Promise<(codes: readonly string[]) => string[]> {
  const rows = await db
    .select({ ekiCode: stations.ekiCode, ekiGroup: stations.ekiGroup })
    .from(stations)
  const groupOf = new Map(rows.map((row) => [row.ekiCode, row.ekiGroup]))
  const members = Map.groupBy(rows, (row) => row.ekiGroup)
  const sameStation = (code: string) =>
    members.get(groupOf.get(code) ?? '')?.map((row) => row.ekiCode) ?? [code]
  return (codes) => [...new Set(codes.flatMap(sameStation))]
}
