import type { Database } from '../../db/database.ts'
import { stations } from '../stations/stations.table.ts'

/** Gives the codes of the same stations on every line: an interchange has one for each. */
export async function sameStationsReader(
  db: Database,
): Promise<(codes: readonly string[]) => string[]> {
  const rows = await db
    .select({ ekiCode: stations.ekiCode, ekiGroup: stations.ekiGroup })
    .from(stations)
  const groupOf = new Map(rows.map((row) => [row.ekiCode, row.ekiGroup]))
  const members = Map.groupBy(rows, (row) => row.ekiGroup)
  const sameStation = (code: string) =>
    members.get(groupOf.get(code) ?? '')?.map((row) => row.ekiCode) ?? [code]
  return (codes) => [...new Set(codes.flatMap(sameStation))]
}
