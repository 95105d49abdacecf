import type { Api, CallOptions } from '@sumai/api-client'
import { byArea } from '@sumai/domain/areas'
import { COMPARED, rentStatsOf } from '../../components/median-rents.ts'
import { toBuildingLines } from './building-line.ts'

/** The cities of each area with the buildings known there, and how many there are in all. */
export async function readLibrary(api: Api, options: CallOptions) {
  const [{ cities }, { facets, pagination }] = await Promise.all([
    api.cities.list({}, options),
    api.chintai.tatemonoList({ limit: 1, withFacets: 'city_code' }, options),
  ])
  const buildingsIn = (cityCode: string) => facets?.city_code?.[cityCode] ?? 0
  return {
    areas: byArea(cities).map(({ area, inArea }) => ({
      name: area.name,
      cities: inArea.map(({ cityCode, cityName, slug, chintaiCount, rentStats }) => {
        const stats = rentStatsOf(rentStats)
        return {
          ...{ cityCode, cityName, slug },
          count: buildingsIn(cityCode),
          free: chintaiCount,
          /** Yen a month, of each layout; `null` with too few rooms. */
          rents: COMPARED.map(
            (name) => stats.find(({ layout }) => layout === name)?.median ?? null,
          ),
        }
      }),
    })),
    total: pagination.total,
  }
}

export type Library = Awaited<ReturnType<typeof readLibrary>>

const NEWEST = 6

/** The buildings in which a room became free last, with how many are free there. */
export async function readNewlyFree(api: Api, options: CallOptions) {
  const { rooms, tatemono } = await api.chintai.rooms(
    { isByTatemono: true, order: 'new', limit: NEWEST },
    options,
  )
  const free = (tatemono ?? []).flatMap(({ roomCount, ...building }) => {
    const room = rooms.find(({ tmNo }) => tmNo === building.tmNo)
    return room ? [{ ...room, ...building, emptyCount: roomCount }] : []
  })
  return toBuildingLines(free)
}
