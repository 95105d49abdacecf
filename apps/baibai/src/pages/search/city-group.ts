import { AREAS } from '@sumai/domain/areas'
import { PLACES } from '@sumai/domain/places/places'
import type { FilterGroup, FilterOption } from '@sumai/ui/filter'

/** Shown at once: those with most listings, and every chosen one. */
const FIRST = 6

/** City by code, with the area in which it is listed. */
const CITIES = PLACES.flatMap(({ type, codes: [code, ...others], name }) => {
  if (type !== 'city' || code === undefined || others.length > 0) return []
  return [{ code, name }]
})

const AREA_CITIES = AREAS.map(({ slug, name }) => ({
  name,
  codes: PLACES.find((place) => place.slug === slug)?.codes ?? [],
}))

type Counts = Readonly<Record<string, number>>

/** The 36 cities: the busiest first, the rest by area. */
export function cityGroup(chosen: readonly string[] = [], counts: Counts): FilterGroup {
  const all = CITIES.map(
    ({ code, name }): FilterOption => ({
      name: 'city_code[]',
      value: code,
      label: name,
      count: counts[code] ?? 0,
      checked: chosen.includes(code),
    }),
  )
  const busiest = new Set(all.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0)).slice(0, FIRST))
  const first = all.filter((city) => busiest.has(city) || city.checked)
  const rest = all.filter((city) => !first.includes(city))
  return {
    kind: 'checks',
    legend: '市区町村',
    options: first,
    more: {
      label: 'ほかの市区町村を選ぶ',
      groups: AREA_CITIES.map(({ name, codes }) => ({
        legend: name,
        options: rest.filter(({ value }) => codes.includes(value)),
      })).filter(({ options }) => options.length > 0),
    },
  }
}
