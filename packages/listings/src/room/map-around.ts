import type { Camelized } from '@sumai/api-client'
import type { Kotsu, Shisetu } from '@sumai/api-client/contract/access'
import type { School } from '@sumai/api-client/contract/school'
import type { Line } from '@sumai/api-client/contract/station'
import { type LatLng, straightMetres } from '@sumai/domain/listing/distance'
import type { MapLine, MapPlace } from '../area-map/area-map.tsx'

type Around = LatLng & {
  kotsu: readonly Camelized<Kotsu>[]
  shisetu: readonly Camelized<Shisetu>[]
}
type Known = {
  lines: readonly Camelized<Line>[]
  schools: readonly Camelized<School>[]
  shop: (LatLng & { tenpoName: string }) | null
}

/** Number of stations drawn on either side of the nearest one. */
const STOPS = 2
/** m: places farther away are left out, because they would shrink the map. */
const NEARBY = 1500

/** The places around a home with known coordinates: stations, schools, the shop. */
export function mapAround(home: Around, { lines, schools, shop }: Known) {
  const ways = home.kotsu.flatMap((way) => {
    const line = lines.find(({ lineCode }) => lineCode === way.lineCode)
    const index = line?.stations.findIndex(({ ekiCode }) => ekiCode === way.ekiCode) ?? -1
    return line && index >= 0 ? [{ way, line, index }] : []
  })
  const stations = ways.map(({ way, line, index }) => ({
    ...pointOf(line.stations[index] ?? home),
    name: `${way.ekiName}駅`,
    kind: 'station' as const,
    note:
      way.busFun === null
        ? `徒歩${way.tohoFun}分（約${metres(way.tohoM)}）`
        : `バス${way.busFun}分`,
  }))
  const facilities = home.shisetu.flatMap(({ shisetuNo, name, kyoriM }) => {
    const school = schools.find(({ shisetsuNo }) => shisetsuNo === shisetuNo)
    if (!school || straightMetres(home, school) > NEARBY) return []
    return [{ ...pointOf(school), name, kind: 'facility' as const, note: `約${metres(kyoriM)}` }]
  })
  const shops =
    shop && straightMetres(home, shop) < NEARBY
      ? [{ ...pointOf(shop), name: shop.tenpoName, kind: 'shop' as const, note: 'ご案内する店舗' }]
      : []
  return {
    places: onlyOnce<MapPlace>([...stations, ...facilities, ...shops]),
    lines: onlyOnce<MapLine>(
      ways.map(({ line, index }) => ({
        name: line.lineName,
        stations: line.stations.slice(Math.max(0, index - STOPS), index + STOPS + 1).map(pointOf),
      })),
    ),
  }
}

const pointOf = ({ lat, lng }: LatLng): LatLng => ({ lat, lng })

/** 560m, 1.2km */
const metres = (m: number) => (m < 1000 ? `${m}m` : `${(m / 1000).toFixed(1)}km`)

/** A station of two lines is one place. */
const onlyOnce = <T extends { name: string }>(things: readonly T[]): T[] => [
  ...new Map(things.map((thing) => [thing.name, thing])).values(),
]
