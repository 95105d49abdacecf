import { line, station } from '@sumai/api-client/contract/station'
import { asc } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { columnsFor, type WireRow } from '../../wire/columns.ts'
import { lines, stations } from './stations.table.ts'

const LINE_COLUMNS = columnsFor(line, [lines])
const STATION_COLUMNS = columnsFor(station, [stations], ['line_code'])

export function stationsRepository(db: Database) {
  return {
    lines: (): Promise<WireRow[]> => db.select(LINE_COLUMNS).from(lines).orderBy(asc(lines.sort)),

    stations: (): Promise<WireRow[]> =>
      db.select(STATION_COLUMNS).from(stations).orderBy(asc(stations.order)),
  }
}
