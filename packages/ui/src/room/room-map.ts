import type { Camelized } from '@sumai/api-client'
import type { Kotsu } from '@sumai/api-client/contract/access'
import type { Line } from '@sumai/api-client/contract/station'
import { type LatLng, straightMetres } from '@sumai/domain/listing/distance'
import type { MapLine, MapPlace } from '../area-map/map-place.ts'

type Way = Camelized<Kotsu>

/** Metres: what lies farther away would make the neighbourhood too small to see. */
const NEAR = 4_000
/** Stations of a line on either side of the one that is used. */
const BESIDE = 2

/** The neighbourhood of a listing for an `AreaMap`: its stations and their lines. */
export function roomMap(
  { lat, lng, kotsu }: LatLng & { kotsu: readonly Way[] },
  lines: readonly Camelized<Line>[],
) {
  const centre = { lat, lng }
  const stops = kotsu.flatMap((way) => stopOf(way, lines) ?? [])
  const near = stops.filter(({ place }) => straightMetres(centre, place) <= NEAR)
  return {
    centre,
    places: distinct(near.map(({ place }) => place)),
    lines: distinct(near.map(({ line }) => line)),
  }
}

function stopOf(way: Way, lines: readonly Camelized<Line>[]) {
  const line = lines.find(({ lineCode }) => lineCode === way.lineCode)
  const index = line?.stations.findIndex(({ ekiCode }) => ekiCode === way.ekiCode) ?? -1
  const station = line?.stations[index]
  if (!line || !station) return undefined
  const beside = line.stations.slice(Math.max(0, index - BESIDE), index + BESIDE + 1)
  const place: MapPlace = {
    name: `${way.ekiName}駅`,
    kind: 'station',
    note: way.busFun === null ? `徒歩${way.tohoFun}分（約${way.tohoM}m）` : `バス${way.busFun}分`,
    lat: station.lat,
    lng: station.lng,
  }
  const stations = beside.map(({ lat, lng }) => ({ lat, lng }))
  return { place, line: { name: line.lineName, stations } satisfies MapLine }
}

const distinct = <T extends { name: string }>(all: readonly T[]): T[] =>
  all.filter(({ name }, index) => all.findIndex((other) => other.name === name) === index)
