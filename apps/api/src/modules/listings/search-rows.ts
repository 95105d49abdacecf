import type { Database } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'
import { documents } from '../../wire/document.ts'
import type { baibaiRooms } from '../baibai-rooms/baibai-rooms.table.ts'
import type { chintaiRooms } from '../chintai-rooms/chintai-rooms.table.ts'
import { stations } from '../stations/stations.table.ts'
import type { tatemono } from '../tatemono/tatemono.table.ts'
import type { ListingRow } from './listing-search.ts'

/**
 * The columns that the conditions of both sites read. Address columns are those of the building for
 * rent, and of the property itself for sale. Of pictures only how many there are is selected,
 * because the whole is fifty times as long.
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
    kotsu: place.kotsu,
    shisetu: place.shisetu,
  }
}

const BATCH = 1_000

/**
 * Reads a whole table, or the rows with the given numbers, in batches: `read` gets the last number of
 * the previous batch and returns the next rows in order. Adds to each row the stations of other lines at the same interchanges.
 */
export async function* searchRows<Row extends Pick<ListingRow, 'bukkenNo' | 'kotsu'>>(
  db: Database,
  ids: readonly string[] | undefined,
  read: (after: string, limit: number) => Promise<{ row: Row }[]>,
): AsyncGenerator<(Row & { ekiCodes: string[] })[]> {
  const sameStations = (ids && known.get(db)) ?? (await readStations(db))
  const batchAfter = async (after: string) => documents(await read(after, BATCH))
  let next: Promise<Row[]> | null = batchAfter('')
  while (next) {
    const rows: Row[] = await next
    const last = rows.at(-1)
    // The database reads on while the caller takes these in.
    next = last && rows.length === BATCH ? batchAfter(last.bukkenNo) : null
    next?.catch(() => {})
    yield rows.map((row) => ({
      ...row,
      ekiCodes: sameStations(row.kotsu.map(({ eki_code }) => eki_code)),
    }))
  }
}

type SameStations = (codes: readonly string[]) => string[]

/** Of each database, as the last whole table was read: stations change by releases alone. */
const known = new WeakMap<Database, SameStations>()

/** An interchange has a code on each of its lines. */
async function readStations(db: Database): Promise<SameStations> {
  const rows = await db
    .select({ ekiCode: stations.ekiCode, ekiGroup: stations.ekiGroup })
    .from(stations)
  const groupOf = new Map(rows.map((row) => [row.ekiCode, row.ekiGroup]))
  const members = Map.groupBy(rows, (row) => row.ekiGroup)
  const sameStation = (code: string) =>
    members.get(groupOf.get(code) ?? '')?.map((row) => row.ekiCode) ?? [code]
  const sameStations: SameStations = (codes) => [...new Set(codes.flatMap(sameStation))]
  known.set(db, sameStations)
  return sameStations
}
