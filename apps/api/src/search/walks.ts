import type { TypedFastBitSet } from 'typedfastbitset'
import type { Value, Walks } from './resource.ts'
import type { SearchTable } from './table.ts'

/** Minutes on foot from each row to the nearest of some stations; `Infinity` where no way leads there. */
export function walksTo<Row>(
  table: SearchTable<Row>,
  { ways, stationOf }: Walks,
  stations: readonly Value[],
): Float64Array {
  const isMeant: boolean[] = []
  for (const code of stations) isMeant[stationOf(code) ?? -1] = true
  const least = new Float64Array(table.ids.length).fill(Number.POSITIVE_INFINITY)
  for (const way of ways) {
    const [there, minutes] = [table.numbers(way.station), table.numbers(way.minutes)]
    for (let slot = 0; slot < least.length; slot++) {
      if (!isMeant[there[slot] as number]) continue
      if ((minutes[slot] as number) < (least[slot] as number)) least[slot] = minutes[slot] as number
    }
  }
  return least
}

type Rows = (station: Value) => readonly number[]

/**
 * The rows within the minutes of a station, for the stations of a filter in a query that asks for
 * minutes to them.
 */
export function rowsNear<Row>(
  table: SearchTable<Row>,
  name: string,
  query: Readonly<Record<string, unknown>>,
  rows: TypedFastBitSet,
): Rows | undefined {
  for (const filter of table.resource.filters) {
    if (filter.kind !== 'range' || filter.to?.key !== name || !filter.max) continue
    const most = query[filter.max]
    return typeof most === 'number' ? nearStations(table, filter.to, rows, most) : undefined
  }
  return undefined
}

function nearStations<Row>(
  table: SearchTable<Row>,
  { ways, stationOf }: Walks,
  rows: TypedFastBitSet,
  most: number,
): Rows {
  const near: number[][] = []
  for (const way of ways) {
    const [there, minutes] = [table.numbers(way.station), table.numbers(way.minutes)]
    rows.forEach((slot) => {
      if (!((minutes[slot] as number) <= most)) return
      const station = there[slot] as number
      const slots = near[station] ?? []
      near[station] = slots
      slots.push(slot)
    })
  }
  // Two ways may lead to one interchange.
  return (station) => [...new Set(near[stationOf(station) ?? -1])]
}
