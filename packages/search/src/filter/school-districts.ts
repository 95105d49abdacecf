import type { Api, CallOptions } from '@sumai/api-client'
import { SCHOOL_KIND } from '@sumai/domain/kinds'
import { DISTRICTS, LEVELS } from '@sumai/domain/school-districts'
import type { SchoolNames } from '@sumai/domain/search-url/said/words'
import type { Extra } from '@sumai/platform'
import type { FilterGroup } from './filter.ts'
import { type FacetCounts, type FilterState, filterOptions } from './filter-options.ts'

/** Schools that have districts. */
const TYPES = [SCHOOL_KIND.elementary, SCHOOL_KIND.juniorHigh]
/** More of them would be hundreds of districts. */
const MOST_CITIES = 3

type Places = {
  city_code?: readonly string[]
  shogakko_no?: readonly string[]
  chugakko_no?: readonly string[]
}

const isOffered = ({ city_code: { length } = [] }: Places) => length > 0 && length <= MOST_CITIES

/** The districts to count, for `with_facets`: only within few cities. */
export const districtFacets = (conditions: Places): readonly string[] =>
  isOffered(conditions) ? LEVELS : []

/** The names of the districts that a search names or offers. */
export async function readSchoolNames(
  api: Pick<Api, 'master'>,
  extra: Extra,
  conditions: Places,
  options: CallOptions,
): Promise<SchoolNames> {
  const chosen = LEVELS.flatMap((level) => conditions[level] ?? [])
  const answers = await Promise.all([
    isOffered(conditions) &&
      extra(
        api.master.schools({ shisetsuType: TYPES, cityCode: conditions.city_code ?? [] }, options),
      ),
    chosen.length > 0 && extra(api.master.schools({ shisetsuNo: chosen }, options)),
  ])
  return Object.fromEntries(
    answers.flatMap((answer) =>
      answer ? answer.schools.map(({ shisetsuNo, shisetsuNm }) => [shisetsuNo, shisetsuNm]) : [],
    ),
  )
}

/** The names that a page needs: of districts with listings, and of the chosen ones. */
export function namesShown(names: SchoolNames, conditions: Places, facets: FacetCounts = {}) {
  const isShown = (number: string) =>
    LEVELS.some((level) => facets[level]?.[number] || conditions[level]?.includes(number))
  return Object.fromEntries(Object.entries(names).filter(([number]) => isShown(number)))
}

/** The districts of the chosen cities, those with most listings first; none without a city. */
export function districtGroups(names: SchoolNames, state: FilterState): FilterGroup[] {
  const counted = (level: string, number: string) => state.facets[level]?.[number] ?? 0
  const chosen = state.conditions as Places
  const groups = LEVELS.map((level) => {
    const numbers = Object.keys(names).filter(
      (number) => counted(level, number) > 0 || chosen[level]?.includes(number),
    )
    return {
      legend: DISTRICTS[level],
      options: filterOptions(state).list(
        level,
        numbers
          .sort((a, b) => counted(level, b) - counted(level, a))
          .map((code) => ({ code, label: names[code] ?? '' })),
      ),
    }
  }).filter(({ options }) => options.length > 0)
  if (groups.length === 0) return []
  return [
    { kind: 'checks', legend: '学校区', options: [], more: { label: '校区から選ぶ', groups } },
  ]
}
