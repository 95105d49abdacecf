import type { Camelized } from '@sumai/api-client'
import type { City } from '@sumai/api-client/contract/city'
import type { CityGuide } from '@sumai/api-client/contract/city-guide'
import type { LatLng } from '@sumai/domain/listing/distance'
import type { PlaceKind } from '@sumai/domain/place-kinds'
import type { Services } from '@sumai/platform'
import { countedLayouts } from '../../components/median-rents.ts'
import { streetsOf } from './streets.ts'
import { townMap } from './town-map-data.ts'
import { fukuokaLevel, HOMES, railOf } from './town-rooms.ts'

type Guide = Camelized<CityGuide>
type Station = Guide['stations'][number]

/** Minutes on foot that still belong to a station, and metres of its map. */
const WALK = 15
const REACH_M = 1_000
/** What the article about a station does not name. */
const NEARBY: PlaceKind[] = [
  ...(['drugstore', 'hospital', 'bank', 'kindergarten', 'junior_high_school', 'library'] as const),
]
/** One of each building, from among so many. */
const ASKED = 16
const METRES_A_DEGREE = 111_000
const CORNERS = 48

/** The station that an article is about: its title begins with 竹下駅. */
export const stationIn = (title: string, stations: readonly Station[]) =>
  stations.find(({ ekiName }) => title.startsWith(`${ekiName}駅`))

/** What a page about a station shows: its own minutes, rents, map and rooms. */
export async function stationData(
  { api, extra }: Pick<Services, 'api' | 'extra'>,
  {
    station,
    guide,
    cities,
  }: { station: Station; guide: Guide; cities: readonly Camelized<City>[] },
  options: { signal: AbortSignal },
) {
  const { ekiCode, ekiName, slug, lineNames } = station
  const near = {
    ekiCode: [ekiCode],
    toho: WALK,
    bukkenType: [...HOMES],
    fields: 'light',
  } as const
  const newest = { ...near, order: 'new', limit: ASKED, withFacets: 'madori' } as const
  const { lat, lng } = station
  const [found, places] = await Promise.all([
    extra(api.chintai.rooms(newest, options)),
    extra(api.places({ lat, lng, kinds: NEARBY, limit: 1 }, options)),
  ])
  /** The room in the middle of those in order of their rents, the lower one of two. */
  const middle = (code: string, n: number) =>
    api.chintai.rooms(
      { ...near, madori: [Number(code)], order: 'yachin_asc', limit: 1, page: Math.ceil(n / 2) },
      options,
    )
  const rents = await Promise.all(
    countedLayouts(found?.facets?.madori ?? {}).map(async (layout) => {
      const median = (await extra(middle(layout.code, layout.n)))?.rooms[0]?.hyYachin
      if (median === undefined) return []
      return { ...layout, median, fukuoka: fukuokaLevel(cities, layout.code) }
    }),
  )
  return {
    name: `${ekiName}駅のまわり`,
    slug,
    count: found?.pagination.total ?? 0,
    rents: rents.flat(),
    guide: {
      ofStation: { lat: station.lat, lng: station.lng },
      map: townMap({ outline: [circleAround(station)], stations: [station] }),
      stations: 1,
      lines: lineNames,
      commute: station.commute.map((ride) => ({ ...ride, from: ekiName })),
      facilities: [],
      streets: streetsOf(guide.towns.filter((town) => town.station?.name === ekiName)),
      nearby: (places?.places ?? []).filter(({ tohoFun }) => tohoFun <= WALK),
    },
    rooms: railOf(found?.rooms ?? []),
  }
}

/** As an outline: corners as `[lng, lat]`. */
function circleAround({ lat, lng }: LatLng): [number, number][] {
  const north = REACH_M / METRES_A_DEGREE
  const east = north / Math.cos((lat * Math.PI) / 180)
  return Array.from({ length: CORNERS }, (_, corner) => {
    const angle = (corner / CORNERS) * 2 * Math.PI
    return [lng + east * Math.sin(angle), lat + north * Math.cos(angle)]
  })
}
