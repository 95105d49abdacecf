import type { Kotsu } from '@sumai/api-client/contract/access'
import type { Database } from '../../db/database.ts'
import { stations } from '../stations/stations.table.ts'

/**
 * Gives the station codes by which a listing is found: those it names, and those of the other
 * lines at the same interchange.
 */
export async function ekiCodesReader(db: Database): Promise<(kotsu: Kotsu[]) => string[]> {
  const rows = await db
    .select({ ekiCode: stations.ekiCode, ekiGroup: stations.ekiGroup })
    .from(stations)
  const groupOf = new Map(rows.map((row) => [row.ekiCode, row.ekiGroup]))
  const members = Map.groupBy(rows, (row) => row.ekiGroup)
  const sameStation = (code: string) =>
    members.get(groupOf.get(code) ?? '')?.map((row) => row.ekiCode) ?? [code]
  return (kotsu) => [...new Set(kotsu.flatMap((way) => sameStation(way.eki_code)))]
}
