import { options, steps } from '@sumai/domain/codes'
import { CHINTAI } from '@sumai/domain/search-url/chintai-conditions'
import type { ChintaiConditions } from '@sumai/domain/search-url/fields'
import {
  type FeatureChoices,
  facetsOf,
  flagsOf,
  modesOf,
  type PanelPart,
} from '@sumai/domain/search-url/panel'
import { areaLabel, carsLabel, rentLabel } from '@sumai/domain/search-url/said/labels'
import type { SchoolNames } from '@sumai/domain/search-url/said/words'
import { setsubiGroups } from '@sumai/domain/setsubijoken'
import { advertGroups } from '@sumai/search/advert-groups'
import type { FilterGroup, FilterMore } from '@sumai/search/filter'
import { type FacetCounts, filterOptions } from '@sumai/search/filter-options'
import { featureGroup, homeGroups } from '@sumai/search/home-groups'
import { districtGroups } from '@sumai/search/school-districts'
import { paths } from '../paths.ts'

const KINDS = options('bukken_type_chintai')
const CARS = [2]
/** Wi-Fi使用料無料 says what the switch インターネット無料 says. */
const FREE_WIFI = 602

/** The counts the form shows, as `with_facets` asks for them. */
export const FACETS = facetsOf('chintai')

export function filterGroups(
  conditions: ChintaiConditions,
  facets: FacetCounts,
  schools: SchoolNames = {},
): FilterGroup[] {
  const { list, flag, within, bars, range } = filterOptions({ conditions, facets })
  const { structures, ...shared } = homeGroups(
    CHINTAI,
    { conditions, facets },
    { placeholder: '例：久留米 2LDK 6万円以下', suggestAt: paths.suggestions },
  )
  const setsubi = setsubiGroups('chintai')
  const isPopular = ({ code, popular }: { code: number; popular: boolean }) =>
    popular && code !== FREE_WIFI
  /** In the group of features, on demand. */
  const more = {
    setsubijoken: setsubi.map(({ label, items }) => ({
      legend: label,
      options: list(
        'setsubijoken',
        items.filter((item) => !isPopular(item)),
      ),
    })),
    ...structures,
  } satisfies Record<FeatureChoices<'chintai'>, FilterMore['groups']>
  const groups = {
    keyword: shared.keyword,
    hy_yachin: {
      ...range('hy_yachin', CHINTAI.hy_yachin.label, steps.hy_yachin, rentLabel),
      bars: bars('hy_yachin', steps.hy_yachin),
      options: modesOf('chintai', 'hy_yachin').map(({ key, label }) => ({
        ...flag(key, label),
        count: undefined,
      })),
    },
    madori: shared.madori,
    toho: shared.toho,
    commute: shared.commute,
    city_code: shared.city_code,
    bukken_type: {
      kind: 'checks',
      legend: CHINTAI.bukken_type.label,
      options: list('bukken_type', KINDS),
    },
    features: featureGroup(
      [
        ...flagsOf('chintai', 'features').map(({ key, label }) => flag(key, label)),
        ...within('parking_daisu_min', CARS, carsLabel),
        ...list(
          'setsubijoken',
          setsubi.flatMap(({ items }) => items.filter(isPopular)),
        ),
      ],
      more,
    ),
    senyu_men: range('senyu_men', CHINTAI.senyu_men.label, steps.senyu_men, areaLabel, '㎡'),
    chiku_year: shared.chiku_year,
    ...advertGroups('chintai', { conditions, facets }),
  } satisfies Record<PanelPart<'chintai'>, FilterGroup>
  const districts = districtGroups(schools, { conditions, facets })
  return Object.entries(groups).flatMap(([name, group]) =>
    name === 'city_code' ? [group, ...districts] : [group],
  )
}
