import type { Camelized } from '@sumai/api-client'
import type { Kotsu, Shisetu } from '@sumai/api-client/contract/access'
import type { School } from '@sumai/api-client/contract/school'
import type { Line } from '@sumai/api-client/contract/station'
import { type LatLng, straightMetres } from '@sumai/domain/listing/distance'
import type { MapPlace } from '../area-map/map-place.ts'

type Around = LatLng & {
  kotsu: readonly Camelized<Kotsu>[]
  shisetu: readonly Camelized<Shisetu>[]
}
type Known = {
  lines: readonly Camelized<Line>[]
  schools: readonly Camelized<School>[]
  shop: (LatLng & { tenpoName: string }) | null
}

/** m: places farther away are left out, because they would shrink the map. */
const NEARBY = 1500

/** The places around a home with known coordinates: stations, schools, the shop. */
export function placesAround(home: Around, { lines, schools, shop }: Known): MapPlace[] {
  const stations = home.kotsu.flatMap((way) => {
    const line = lines.find(({ lineCode }) => lineCode === way.lineCode)
    const station = line?.stations.find(({ ekiCode }) => ekiCode === way.ekiCode)
    const { ekiName, busFun, tohoFun, tohoM } = way
    const note = busFun === null ? `徒歩${tohoFun}分（約${metres(tohoM)}）` : `バス${busFun}分`
    return station
      ? [{ ...pointOf(station), name: `${ekiName}駅`, kind: 'station' as const, note }]
      : []
  })
  const facilities = home.shisetu.flatMap(({ shisetuNo, name, kyoriM }) => {
    const school = schools.find(({ shisetsuNo }) => shisetsuNo === shisetuNo)
    if (!school || straightMetres(home, school) > NEARBY) return []
    return [{ ...pointOf(school), name, kind: 'facility' as const, note: `約${metres(kyoriM)}` }]
  })
  const shops =
    shop && straightMetres(home, shop) < NEARBY
      ? [{ ...pointOf(shop), name: shop.tenpoName, kind: 'shop' as const, note: 'ご案内する店舗' }]
      : []
  return onlyOnce([...stations, ...facilities, ...shops])
}

const pointOf = ({ lat, lng }: LatLng): LatLng => ({ lat, lng })

/** 560m, 1.2km */
const metres = (m: number) => (m < 1000 ? `${m}m` : `${(m / 1000).toFixed(1)}km`)

/** A station of two lines is one place. */
const onlyOnce = (places: readonly MapPlace[]): MapPlace[] => [
  ...new Map(places.map((place) => [place.name, place])).values(),
]
