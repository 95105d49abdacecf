import type { Services } from '@sumai/platform'
import { rentStatsOf } from '../../components/median-rents.ts'
import { stationData, stationIn } from './station-data.ts'
import { streetsOf } from './streets.ts'
import { townMap } from './town-map-data.ts'
import { fukuokaLevel, HOMES, railOf } from './town-rooms.ts'

/** One of each building, from among so many. */
const ASKED = 16

/**
 * What a page about a town, or a station, shows of it; `null` for an article about none, or when it
 * comes too late.
 */
export async function townData(
  { api, extra }: Services,
  cityCode: string | null,
  title: string,
  options: { signal: AbortSignal },
) {
  if (cityCode === null) return null
  const newest = {
    cityCode: [cityCode],
    bukkenType: [...HOMES],
    order: 'new',
    limit: ASKED,
    fields: 'light',
  } as const
  const [city, guide, cities, rooms] = await Promise.all([
    extra(api.cities.get(cityCode, options)),
    extra(api.cities.guide(cityCode, options)),
    extra(api.master.cities(options)),
    extra(api.chintai.rooms(newest, options)),
  ])
  if (!city) return null
  const station = stationIn(title, guide?.cityGuide.stations ?? [])
  if (guide && station) {
    const around = { station, guide: guide.cityGuide, cities: cities?.cities ?? [] }
    return stationData({ api, extra }, around, options)
  }
  const { cityName, slug, chintaiCount, rentStats } = city.city
  return {
    // 糟屋郡粕屋町 is 粕屋町 to those who live there.
    name: cityName.replace(/^.+郡/, ''),
    slug,
    count: chintaiCount,
    rents: rentStatsOf(rentStats).map((stat) => ({
      ...stat,
      fukuoka: fukuokaLevel(cities?.cities ?? [], stat.code),
    })),
    guide: guide && {
      ofStation: null,
      map: townMap(guide.cityGuide),
      stations: guide.cityGuide.stations.length,
      lines: [...new Set(guide.cityGuide.stations.flatMap(({ lineNames }) => lineNames))],
      commute: guide.cityGuide.commute,
      facilities: guide.cityGuide.facilities,
      streets: streetsOf(guide.cityGuide.towns),
      nearby: [],
    },
    rooms: railOf(rooms?.rooms ?? []),
  }
}

export type TownData = NonNullable<Awaited<ReturnType<typeof townData>>>
