import type { Camelized } from '@sumai/api-client'
import type { City } from '@sumai/api-client/contract/city'
import { toRentalCards } from '@sumai/listings/to-listing'
import type { Services } from '@sumai/platform'
import { rentStatsOf } from '../../components/rent-stats.tsx'
import { streetsOf } from './streets.ts'
import { townMap } from './town-map-data.ts'

/** Wards of the city that people compare with. */
const FUKUOKA_AREA = '福岡市'
/** One of each building, from among so many. */
const ASKED = 16
const ROOMS = 4

/** What a page about a town shows of it; `null` for an article about none, or when it comes too late. */
export async function townData(
  { api, extra }: Services,
  cityCode: string | null,
  options: { signal: AbortSignal },
) {
  if (cityCode === null) return null
  const newest = {
    cityCode: [cityCode],
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
  const { cityName, prefName, slug, chintaiCount, rentStats, areaNo } = city.city
  return {
    // 糟屋郡粕屋町 is 粕屋町 to those who live there.
    name: cityName.replace(/^.+郡/, ''),
    prefName,
    slug,
    areaNo,
    count: chintaiCount,
    rents: rentStatsOf(rentStats).map((stat) => ({
      ...stat,
      fukuoka: leveled(cities?.cities ?? [], stat.code),
    })),
    guide: guide && {
      map: townMap(guide.cityGuide),
      stations: guide.cityGuide.stations.length,
      lines: [...new Set(guide.cityGuide.stations.flatMap(({ lineNames }) => lineNames))],
      commute: guide.cityGuide.commute,
      facilities: guide.cityGuide.facilities,
      streets: streetsOf(guide.cityGuide.towns),
    },
    rooms: toRentalCards(oneOfEachBuilding(rooms?.rooms ?? []).slice(0, ROOMS)),
  }
}

/** The medians of the wards of 福岡市, each by how many rooms it has; `null` without any. */
function leveled(cities: readonly Camelized<City>[], code: string): number | null {
  const wards = cities
    .filter(({ cityName }) => cityName.startsWith(FUKUOKA_AREA))
    .flatMap(({ rentStats }) => rentStats[code] ?? [])
  const total = wards.reduce((sum, { n }) => sum + n, 0)
  const sum = wards.reduce((all, { median, n }) => all + median * n, 0)
  return total > 0 ? Math.round(sum / total / 100) * 100 : null
}

const oneOfEachBuilding = <Room extends { tmNo: string }>(rooms: readonly Room[]) =>
  [...new Map(rooms.toReversed().map((room) => [room.tmNo, room])).values()].toReversed()

export type TownData = NonNullable<Awaited<ReturnType<typeof townData>>>
