import { M_PER_MINUTE, streetMetres } from '@sumai/domain/listing/distance'
import {
  COMMUTE_MINUTES,
  type Commute,
  commuteOf,
  writeCommute,
} from '@sumai/domain/search-url/commute'
import { carMinutes } from '@sumai/geo/commute/car-minutes'
import { destinationOf } from '@sumai/geo/commute/destination'
import { metresTo } from '@sumai/geo/commute/metres-to'
import { railMinutes } from '@sumai/geo/commute/rail-minutes'
import { TypedFastBitSet } from 'typedfastbitset'
import { sortedBy } from './sorted-by.ts'
import type { SearchTable } from './table.ts'

type Query = Readonly<Record<string, unknown>>

/** The commutes that a query asks for, in its order. */
export const commutesIn = ({ commute = [] }: Query): Commute[] =>
  (commute as string[]).map(commuteOf).filter((it) => it !== null)

/** The rows from which one is there in time. */
export function rowsWithin<Row>(table: SearchTable<Row>, commute: Commute): TypedFastBitSet {
  const minutes = table.minutesTo(commute)
  const rows = new TypedFastBitSet()
  for (let slot = 0; slot < minutes.length; slot++) {
    if ((minutes[slot] as number) <= commute.minutes) rows.add(slot)
  }
  return rows
}

/** How many rows each choice of minutes would give, each place beside the others. */
export function commuteCounts<Row>(
  table: SearchTable<Row>,
  query: Query,
  rows: TypedFastBitSet,
): Record<string, number> {
  const commutes = commutesIn(query)
  return Object.fromEntries(
    commutes.flatMap((commute) => {
      const beside = rows.clone()
      for (const other of commutes) {
        if (other !== commute) beside.intersection(rowsWithin(table, other))
      }
      const counts = countsWithin(table.minutesTo(commute), beside)
      return COMMUTE_MINUTES.map((minutes, step): [string, number] => [
        writeCommute({ ...commute, minutes }),
        counts[step] ?? 0,
      ]).filter(([, count]) => count > 0)
    }),
  )
}

function countsWithin(minutes: Float32Array, rows: TypedFastBitSet): number[] {
  const counts = COMMUTE_MINUTES.map(() => 0)
  rows.forEach((slot) => {
    const first = COMMUTE_MINUTES.findIndex((step) => (minutes[slot] as number) <= step)
    if (first >= 0) counts[first] = (counts[first] ?? 0) + 1
  })
  let sum = 0
  return counts.map((count) => {
    sum += count
    return sum
  })
}

/** Minutes of each row's longest way to the places of a query; `undefined` when it names none. */
export function longestWays<Row>(table: SearchTable<Row>, query: Query): Float32Array | undefined {
  const [first, ...others] = commutesIn(query).map((commute) => table.minutesTo(commute))
  return first?.map((minutes, slot) =>
    Math.max(minutes, ...others.map((other) => other[slot] as number)),
  )
}

/** Rows with the shortest ways to all places first; those of equal minutes as they stood. */
export function byCommute<Row>(
  table: SearchTable<Row>,
  query: Query,
  ranked: Uint32Array,
): Uint32Array {
  const all = commutesIn(query).map((commute) => table.minutesTo(commute))
  const sums = new Float32Array(ranked.length)
  for (const minutes of all) {
    for (let slot = 0; slot < sums.length; slot++) {
      sums[slot] = (sums[slot] as number) + (minutes[slot] as number)
    }
  }
  return sortedBy(sums, ranked)
}

type Columns = {
  lats: Float64Array
  lngs: Float64Array
  stations: readonly { halts: Float64Array; minutes: Float64Array }[]
}

/** Minutes from each row to a place, rounded up; `Infinity` where no way is known. */
export function minutesFrom(
  count: number,
  { lats, lngs, stations }: Columns,
  { place, by }: Pick<Commute, 'place' | 'by'>,
): Float32Array {
  const there = destinationOf(place)
  const all = new Float32Array(count).fill(Number.POSITIVE_INFINITY)
  if (!there) return all
  const metres = metresTo(there)
  if (by === 'car') {
    return all.map((_, slot) => Math.ceil(carMinutes(metres(lats[slot] ?? 0, lngs[slot] ?? 0))))
  }
  const rail = railMinutes(there)
  for (const { halts, minutes } of stations) {
    for (let slot = 0; slot < count; slot++) {
      const total = (minutes[slot] as number) + (rail[halts[slot] as number] as number)
      if (total < (all[slot] as number)) all[slot] = total
    }
  }
  return all.map((least, slot) => {
    const lat = lats[slot] as number
    if (Math.abs(lat - there.lat) > WALKED_DEGREES) return Math.ceil(least)
    return Math.ceil(
      Math.min(least, streetMetres(metres(lat, lngs[slot] as number)) / M_PER_MINUTE),
    )
  })
}

/** Of latitude: as far as people walk in the two hours that a query may ask for. */
const WALKED_DEGREES = 0.07
