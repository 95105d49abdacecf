import { steps } from '@sumai/domain/codes'
import { BAIBAI } from '@sumai/domain/search-url/baibai-conditions'
import type { BaibaiConditions } from '@sumai/domain/search-url/fields'
import {
  type FeatureChoices,
  facetsOf,
  flagsOf,
  type PanelPart,
} from '@sumai/domain/search-url/panel'
import { areaLabel, priceLabel, SALE_KINDS } from '@sumai/domain/search-url/said/labels'
import type { SchoolNames } from '@sumai/domain/search-url/said/words'
import { setsubiGroups } from '@sumai/domain/setsubijoken'
import { advertGroups } from '@sumai/search/advert-groups'
import type { FilterGroup, FilterMore } from '@sumai/search/filter'
import { type FacetCounts, filterOptions } from '@sumai/search/filter-options'
import { featureGroup, homeGroups } from '@sumai/search/home-groups'
import { districtGroups } from '@sumai/search/school-districts'
import { paths } from '../paths.ts'

/** The counts the form shows, as `with_facets` asks for them. */
export const FACETS = facetsOf('baibai')

export function filterGroups(
  conditions: BaibaiConditions,
  facets: FacetCounts,
  schools: SchoolNames = {},
): FilterGroup[] {
  const { list, flag, bars, range } = filterOptions({ conditions, facets })
  const { structures, ...shared } = homeGroups(
    BAIBAI,
    { conditions, facets },
    { placeholder: '例：久留米 土地 1,000万円以下', suggestAt: paths.suggestions },
  )
  /** In the group of features, on demand. */
  const more = {
    setsubijoken: setsubiGroups('baibai').map(({ label, items }) => ({
      legend: label,
      options: list('setsubijoken', items),
    })),
    ...structures,
  } satisfies Record<FeatureChoices<'baibai'>, FilterMore['groups']>
  const groups = {
    keyword: shared.keyword,
    bukken_type: {
      kind: 'checks',
      legend: BAIBAI.bukken_type.label,
      options: list('bukken_type', SALE_KINDS),
    },
    kakaku: {
      ...range('kakaku', BAIBAI.kakaku.label, steps.kakaku, priceLabel),
      bars: bars('kakaku', steps.kakaku),
    },
    madori: shared.madori,
    city_code: shared.city_code,
    toho: shared.toho,
    commute: shared.commute,
    men: range('men', BAIBAI.men.label, steps.men, areaLabel),
    chiku_year: shared.chiku_year,
    features: featureGroup(
      flagsOf('baibai', 'features').map(({ key, label }) => flag(key, label)),
      more,
    ),
    ...advertGroups('baibai', { conditions, facets }),
  } satisfies Record<PanelPart<'baibai'>, FilterGroup>
  const districts = districtGroups(schools, { conditions, facets })
  return Object.entries(groups).flatMap(([name, group]) =>
    name === 'city_code' ? [group, ...districts] : [group],
  )
}
