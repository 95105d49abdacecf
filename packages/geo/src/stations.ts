import type { LatLng } from '@sumai/domain/listing/distance'
import lines from '@sumai/domain/master/stations.json' with { type: 'json' }
import { once } from './data.ts'
import { type Near, nearestOf } from './nearest.ts'

/** A stop of a line; an interchange is one for each of its lines, all at one point. */
export type Stop = (typeof lines)[number]['stations'][number] & { line_code: string }

export const STOPS: readonly Stop[] = lines.flatMap(({ line_code, stations }) =>
  stations.map((station) => ({ ...station, line_code })),
)

/** An interchange once, by the first of its lines. */
export const stations = once(() => [
  ...new Map(STOPS.toReversed().map((stop) => [stop.eki_group, stop])).values(),
])

const interchanges = once(() => {
  const groups = [...new Set(STOPS.map(({ eki_group }) => eki_group))]
  return new Map(STOPS.map(({ eki_code, eki_group }) => [eki_code, groups.indexOf(eki_group)]))
})

/** The number of the interchange that a station belongs to; `undefined` for an unknown code. */
export const interchangeOf = (code: string): number | undefined => interchanges().get(code)

const nearest = once(() => nearestOf(stations()))

/** The nearest stations, an interchange once. */
export const nearestStations = (point: LatLng, count: number): Near<Stop>[] =>
  nearest()(point, count)
