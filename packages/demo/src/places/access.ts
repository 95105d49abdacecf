import type { Kotsu } from '@sumai/api-client/contract/access'
import { type LatLng, roadMetres, tohoFun } from '@sumai/domain/listing/distance'
import type { Stop } from '@sumai/geo/stations'
import type { Spot } from './spots.ts'
import { busStopAround, measured, stationsAround } from './surroundings.ts'

/** 25 minutes */
const FARTHEST_WALK_M = 2_000
/** A bus in town, with its stops. */
const BUS_M_PER_MINUTE = 400
const NEAREST = 3

/** One to three of the nearest stations; by bus when none is within 25 minutes' walk. */
export function accessOf(point: LatLng, spot: Spot): Kotsu[] {
  const near = measured(point, stationsAround(spot)).slice(0, NEAREST)
  const walks = near
    .map(({ item }) => onFoot(item, roadMetres(point, item)))
    .filter(({ toho_m }) => toho_m <= FARTHEST_WALK_M)
  const [nearest] = near
  return walks.length > 0 || !nearest ? walks : [byBus(nearest.item, point, spot)]
}

const stationOf = ({ line_code, eki_code, eki_name }: Stop) => ({ line_code, eki_code, eki_name })

const onFoot = (stop: Stop, metres: number): Kotsu => ({
  ...stationOf(stop),
  bus_fun: null,
  bus_tei: null,
  toho_m: metres,
  toho_fun: tohoFun(metres),
})

function byBus(stop: Stop, point: LatLng, spot: Spot): Kotsu {
  const busStop = busStopAround(spot)
  if (!busStop) return onFoot(stop, roadMetres(point, stop))
  const metres = roadMetres(point, busStop)
  return {
    ...stationOf(stop),
    bus_fun: Math.ceil(roadMetres(busStop, stop) / BUS_M_PER_MINUTE),
    bus_tei: busStop.name,
    toho_m: metres,
    toho_fun: tohoFun(metres),
  }
}
