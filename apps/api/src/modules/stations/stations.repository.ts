import { line, station } from '@sumai/api-client/contract/station'
import type { Database } from '../../db/database.ts'
import { asc } from '../../db/drizzle.ts'
import { type WireRow, wireRowOf } from '../../wire/columns.ts'
import { documents } from '../../wire/document.ts'
import { lines, stations } from './stations.table.ts'

const LINE = wireRowOf(line, [lines])
const STATION = wireRowOf(station, [stations], ['line_code'])

export function stationsRepository(db: Database) {
  return {
    lines: async (): Promise<WireRow[]> =>
      documents(await db.select({ row: LINE }).from(lines).orderBy(asc(lines.sort))),

    stations: async (): Promise<WireRow[]> =>
      documents(await db.select({ row: STATION }).from(stations).orderBy(asc(stations.order))),
  }
}
