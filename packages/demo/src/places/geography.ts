import { type LatLng, straightMetres } from '@sumai/domain/listing/distance'
import cities from '@sumai/domain/master/cities.json' with { type: 'json' }
import lines from '@sumai/domain/master/stations.json' with { type: 'json' }
import { createRandom } from '../random.ts'

export type City = (typeof cities)[number]
export type Stop = (typeof lines)[number]['stations'][number] & { line_code: string }

export const CITIES: readonly City[] = cities
export const STOPS: readonly Stop[] = lines.flatMap(({ line_code, stations }) =>
  stations.map((station) => ({ ...station, line_code })),
)

/** 福岡市南区 for a ward, 久留米市 and 粕屋町 (without its 郡) for the others. */
export const cityLabel = ({ city_name, city_short_name }: City): string =>
  city_name.startsWith('福岡市') ? city_name : city_short_name

/** A part of a city with the point around which its buildings stand. */
export type Town = { city: City; name: string; centre: LatLng }

/** `metres` north and `metres` east of a point. */
export const moved = ({ lat, lng }: LatLng, north: number, east: number): LatLng => ({
  lat: round(lat + north / 111_000),
  lng: round(lng + east / (111_000 * Math.cos((lat * Math.PI) / 180))),
})

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6

const plainName = (station: string) => station.replace(/^西鉄|（.*）$/g, '')

/** Towns are not surveyed: one that shares its name with a station lies there, others near one. */
function centreOf(city: City, name: string, index: number): LatLng {
  const random = createRandom(`town/${city.city_code}/${name}`)
  const stops = STOPS.filter((stop) => stop.city_code === city.city_code)
  const namesake = stops.find((stop) => name.includes(plainName(stop.eki_name)))
  const anchor = namesake ?? (index % 2 === 0 ? stops[index % stops.length || 0] : undefined)
  const spread = anchor ? 350 : 1_200
  return moved(anchor ?? city, random.around(0, spread), random.around(0, spread))
}

const towns = CITIES.map((city) =>
  city.towns.map((name, index): Town => ({ city, name, centre: centreOf(city, name, index) })),
)

export const townsOf = (city: City): Town[] => towns[CITIES.indexOf(city)] ?? []

/** Stops by distance, one for each station: an interchange is named once. */
export function nearestStops(point: LatLng): { stop: Stop; metres: number }[] {
  const seen = new Set<string>()
  return STOPS.map((stop) => ({ stop, metres: straightMetres(point, stop) }))
    .sort((a, b) => a.metres - b.metres)
    .filter(({ stop }) => !seen.has(stop.eki_group) && seen.add(stop.eki_group))
}
