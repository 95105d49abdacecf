import type { Kotsu } from '@sumai/api-client/contract/access'
import {
  type LatLng,
  M_PER_MINUTE,
  roadMetres,
  straightMetres,
  tohoFun,
} from '@sumai/domain/listing/distance'
import { nearestStations, STOPS, type Stop } from '@sumai/geo/stations'
import { invalidFields } from '../../http/problem.ts'

const MOST = 3
/** m along streets: half an hour on foot. Beyond it a home names its nearest station alone. */
const FARTHEST = 2_400
/** m along streets, as far as a way on foot may be said to be. */
const TOO_FAR = 20_000

const known = new Map(STOPS.map((stop) => [stop.eki_code, stop]))
const byName = Map.groupBy(STOPS, ({ eki_name }) => eki_name.normalize('NFKC'))

export const STATION_NAMES = [...byName.keys()]
export const isStation = (name: string) => byName.has(name)

/** The nearest stations on foot, by the straight line × 1.25 (docs/decisions/0030-real-ground.md). */
export function nearestWays(place: LatLng): Kotsu[] {
  const ways = nearestStations(place, MOST).map(({ item }) => wayTo(item, roadMetres(place, item)))
  return ways.filter(({ toho_m }, index) => toho_m <= (index === 0 ? TOO_FAR : FARTHEST))
}

const wayTo = ({ line_code, eki_code, eki_name }: Stop, toho_m: number) => ({
  ...{ line_code, eki_code, eki_name },
  ...{ bus_fun: null, bus_tei: null },
  ...{ toho_m, toho_fun: tohoFun(toho_m) },
})

/** Adds the minutes on foot to ways that were given; 422 for a station that does not exist. */
export function withMinutes(ways: readonly Omit<Kotsu, 'toho_fun'>[]): Kotsu[] {
  return ways.map((way) => {
    if (!known.has(way.eki_code)) throw unknown(way.eki_name)
    return { ...way, toho_fun: tohoFun(way.toho_m) }
  })
}

/** How a way on foot is written: its station, perhaps a bus, and minutes or metres. */
export const WAY = /^(.+?)駅?[\s　]*(?:バス(\d+)分[\s　]*(\S*?)[\s　]*)?(?:徒歩|歩)(\d+)(分|m)$/

/** 「大橋駅 徒歩5分」, 「大橋 バス10分 塩原橋 徒歩240m」, several with ; between. 422 for others. */
export function waysFrom(text: string, place: LatLng): Kotsu[] {
  const parts = text
    .normalize('NFKC')
    .split(/[;\n]/)
    .map((part) => part.trim())
  return parts.filter(Boolean).map((part) => {
    const [, name = '', bus, stop, digits, unit] = WAY.exec(part) ?? []
    if (!digits)
      throw invalidFields({ kotsu: [`「${part}」は「大橋駅 徒歩5分」の形で入力してください。`] })
    const toho_m = Number(digits) * (unit === 'm' ? 1 : M_PER_MINUTE)
    const way = wayTo(stationNamed(name.split(/[\s　]/).at(-1) ?? '', place), toho_m)
    return bus ? { ...way, bus_fun: Number(bus), bus_tei: stop || null } : way
  })
}

/** Of several with one name, that of the neighbourhood. */
function stationNamed(name: string, place: LatLng): Stop {
  const [nearest] = (byName.get(name) ?? []).toSorted(
    (a, b) => straightMetres(place, a) - straightMetres(place, b),
  )
  if (!nearest) throw unknown(name)
  return nearest
}

const unknown = (name: string) => invalidFields({ kotsu: [`駅「${name}」が見つかりません。`] })
