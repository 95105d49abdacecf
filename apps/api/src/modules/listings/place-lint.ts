import type { Kotsu } from '@sumai/api-client/contract/access'
import type { Hazard } from '@sumai/api-client/contract/building'
import { type LatLng, M_PER_MINUTE, straightMetres } from '@sumai/domain/listing/distance'
import cities from '@sumai/domain/master/cities.json' with { type: 'json' }
import { busStopNamed } from '@sumai/geo/bus-stops'
import { metresToSea } from '@sumai/geo/coast'
import { isInMunicipality } from '@sumai/geo/outlines'
import { nearestStations, STOPS } from '@sumai/geo/stations'
import type { LintErrors } from './publish-lint.ts'

type Place = LatLng & {
  cityCode: string
  latlngPrecision: 'exact' | 'town'
  kotsu: Kotsu[]
  hazard?: Hazard | null
}

/** m: outlines are simplified; no real address lies farther outside its own. */
const OUTLINE_SLACK = 700
/** m that a home may be away from the point of its town. */
const TOWN_RADIUS = 500
const NEAREST = 3
const TSUNAMI_WITHIN = 3_000
/** m: a stop of that name farther away is another one. */
const BUS_STOP_WITHIN = 3_000

const cityNames = new Map(cities.map(({ city_code, city_name }) => [city_code, city_name]))
const stops = new Map(STOPS.map((stop) => [stop.eki_code, stop]))

/** Whether a place can be as it is described (docs/decisions/0030-real-ground.md). */
export function lintPlace(place: Place): LintErrors {
  const kotsu = place.kotsu.flatMap((way) => [...wayErrors(way, place), ...busErrors(way, place)])
  return {
    ...(!isInMunicipality(place.cityCode, place, OUTLINE_SLACK) && {
      lat: [
        `地図の位置が${cityNames.get(place.cityCode) ?? '市区町村'}の外にあります。位置か所在地を直してから公開してください。`,
      ],
    }),
    ...(kotsu.length > 0 && { kotsu }),
    ...((place.hazard?.tsunami ?? 0) > 0 &&
      metresToSea(place) > TSUNAMI_WITHIN && {
        hazard: [
          '津波の想定は、海から3km以内の物件だけに入力できます。ハザードマップを確かめてください。',
        ],
      }),
  }
}

const slackOf = ({ latlngPrecision }: Place) => (latlngPrecision === 'town' ? TOWN_RADIUS : 0)

/** Whether so many minutes on foot are less than the straight line takes. */
const isTooShort = (minutes: number, metres: number) => minutes < metres / M_PER_MINUTE

function wayErrors(way: Kotsu, place: Place): string[] {
  const stop = stops.get(way.eki_code)
  if (!stop) return []
  const metres = straightMetres(place, stop)
  const slack = slackOf(place)
  const farthest = nearestStations(place, NEAREST).at(-1)?.metres ?? 0
  const errors: string[] = []
  if (metres > farthest + 2 * slack) {
    errors.push(
      `${way.eki_name}駅は、近いほうから3つの駅に入っていません。最寄りの駅を入力してください。`,
    )
  }
  if (way.bus_fun === null && isTooShort(way.toho_fun, metres - slack)) {
    errors.push(walkError(`${way.eki_name}駅まで`, way.toho_fun, metres))
  }
  return errors
}

/** A bus stop that is not known is taken as it is. */
function busErrors({ bus_tei, toho_fun }: Kotsu, place: Place): string[] {
  const stop = bus_tei ? busStopNamed(bus_tei, place) : undefined
  if (!stop || stop.metres > BUS_STOP_WITHIN) return []
  if (!isTooShort(toho_fun, stop.metres - slackOf(place))) return []
  return [walkError(`停留所「${bus_tei}」から`, toho_fun, stop.metres)]
}

const walkError = (from: string, minutes: number, metres: number) =>
  `${from}徒歩${minutes}分は、直線距離（約${Math.round(metres)}m）を分速80mで歩くより短くなっています。道のりを確かめてください。`
