import { AREAS } from '@sumai/domain/areas'
import { placeByCode, placeBySlug } from '@sumai/domain/places/find-place'
import type { FilterGroup, FilterOption } from './filter.ts'

/** Number of cities shown at once, beside those that are chosen. */
const FIRST = 6

/** `filterOptions(…).list` */
export type ToOptions = (
  key: string,
  choices: readonly { code: string; label: string }[],
) => FilterOption[]

export const placeChoices = (key: 'city_code' | 'eki_code', codes: readonly string[]) =>
  codes.map((code) => ({ code, label: placeByCode(key, code)?.name ?? '' }))

/** The 36 cities, area by area. */
const areaGroups = (toOptions: ToOptions) =>
  AREAS.map(({ slug, name }) => ({
    kind: 'checks' as const,
    legend: name,
    options: toOptions('city_code', placeChoices('city_code', placeBySlug(slug)?.codes ?? [])),
  }))

/** The chosen cities, then the busiest; the rest by area. */
export function cityGroup(legend: string, toOptions: ToOptions): FilterGroup {
  const areas = areaGroups(toOptions)
  const all = areas.flatMap(({ options }) => options)
  const busiest = all.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0)).slice(0, FIRST)
  const first = [
    ...all.filter((city) => city.checked),
    ...all.filter((city) => !city.checked && busiest.includes(city)),
  ]
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
