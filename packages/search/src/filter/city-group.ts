import { AREAS } from '@sumai/domain/areas'
import { placeByCode, placeBySlug } from '@sumai/domain/places/find-place'
import type { FilterGroup, FilterOption } from './filter.ts'

/** Number of cities shown at once; chosen ones are always shown. */
const FIRST = 6

/** The 36 cities in their areas. */
const CITIES = AREAS.map(({ slug, name }) => ({
  area: name,
  cities: (placeBySlug(slug)?.codes ?? []).map((code) => ({
    code,
    label: placeByCode('city_code', code)?.name ?? '',
  })),
}))

type Choice = { code: string; label: string }

/** The busiest cities first, the rest by area. `toOptions` is `filterOptions(…).list`. */
export function cityGroup(
  legend: string,
  toOptions: (key: string, choices: readonly Choice[]) => FilterOption[],
): FilterGroup {
  const areas = CITIES.map(({ area, cities }) => ({
    legend: area,
    options: toOptions('city_code', cities),
  }))
  const all = areas.flatMap(({ options }) => options)
  const busiest = all.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0)).slice(0, FIRST)
  const first = all.filter((city) => city.checked || busiest.includes(city))
  return {
    kind: 'checks',
    legend,
    options: first,
    more: {
      label: 'ほかの市区町村を選ぶ',
      groups: areas
        .map(({ legend, options }) => ({
          legend,
          options: options.filter((city) => !first.includes(city)),
        }))
        .filter(({ options }) => options.length > 0),
    },
  }
}
