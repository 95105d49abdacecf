import { options, steps } from '@sumai/domain/codes'
import { BAIBAI } from '@sumai/domain/search-url/baibai-conditions'
import type { BaibaiConditions } from '@sumai/domain/search-url/fields'
import {
  type FeatureChoices,
  facetsOf,
  flagsOf,
  type PanelPart,
} from '@sumai/domain/search-url/panel'
import {
  areaLabel,
  perTsuboLabel,
  priceLabel,
  SALE_KINDS,
} from '@sumai/domain/search-url/said/labels'
import type { SchoolNames } from '@sumai/domain/search-url/said/words'
import { setsubiGroups } from '@sumai/domain/setsubijoken'
import { advertGroups } from '@sumai/search/advert-groups'
import type { FilterGroup, FilterMore, FilterOption } from '@sumai/search/filter'
import { type FacetCounts, type FilterState, filterOptions } from '@sumai/search/filter-options'
import { featureGroup, homeGroups } from '@sumai/search/home-groups'
import { districtGroups } from '@sumai/search/school-districts'
import { paths } from '../paths.ts'

/** The counts the form shows, as `with_facets` asks for them. */
export const FACETS = facetsOf('baibai')

type Part = PanelPart<'baibai'>

/** Of a home nobody asks the rate per 坪 or the zone; a plot has neither rooms nor an age. */
const ONLY_OF_LAND: readonly Part[] = ['tsubo_tanka', 'youto_chiiki']
const ONLY_OF_HOMES: readonly Part[] = ['madori', 'chiku_year']
const FIRST_OF_LAND: readonly Part[] = [
  'keyword',
  'bukken_type',
  'kakaku',
  'men',
  'tsubo_tanka',
  'features',
  'youto_chiiki',
]
/** Yen: dearer homes are hardly any. */
const DEAREST_HOME = 200_000_000
const HOME_PRICES = steps.kakaku.filter((kakaku) => kakaku <= DEAREST_HOME)

const LAND_SWITCHES = ['is_no_condition', 'is_sarachi', 'is_corner']
/** m²: plots are hardly smaller. */
const LEAST_PLOT = 80

/** The conditions of a search; one for land alone is asked other things. */
export function filterGroups(
  conditions: BaibaiConditions,
  facets: FacetCounts,
  schools: SchoolNames = {},
): FilterGroup[] {
  const state = { conditions, facets }
  const isLand = conditions.bukken_type?.join() === 'hanbai_tochi'
  const groups: Record<Part, FilterGroup> = {
    ...groupsOf(state),
    ...(isLand && landGroups(state)),
  }
  const districts = districtGroups(schools, state)
  const first = isLand ? FIRST_OF_LAND : []
  const foreign = isLand ? ONLY_OF_HOMES : ONLY_OF_LAND
  return [...new Set([...first, ...(Object.keys(groups) as Part[])])]
    .filter((part) => !foreign.includes(part))
    .flatMap((part) => [groups[part], ...(part === 'city_code' ? districts : [])])
}

/** Those that some listing has: a long row of zeros helps nobody. */
const withListings = (all: readonly FilterOption[]) =>
  all.filter(({ count, checked }) => count || checked)

function groupsOf(state: FilterState) {
  const { list, flag, bars, range } = filterOptions(state)
  const { structures, ...shared } = homeGroups(BAIBAI, state, {
    placeholder: '例：久留米 土地',
    suggestAt: paths.suggestions,
  })
  /** In the group of features, on demand. */
  const more = {
    setsubijoken: setsubiGroups('baibai').map(({ label, items }) => ({
      legend: label,
      options: list('setsubijoken', items),
    })),
    ...structures,
  } satisfies Record<FeatureChoices<'baibai'>, FilterMore['groups']>
  return {
    keyword: shared.keyword,
    bukken_type: {
      kind: 'checks',
      legend: BAIBAI.bukken_type.label,
      options: list('bukken_type', SALE_KINDS),
    },
    kakaku: {
      ...range('kakaku', BAIBAI.kakaku.label, HOME_PRICES, priceLabel),
      bars: bars('kakaku', HOME_PRICES),
    },
    madori: { ...shared.madori, options: withListings(shared.madori.options) },
    city_code: shared.city_code,
    toho: shared.toho,
    commute: shared.commute,
    men: range('men', BAIBAI.men.label, steps.men, areaLabel, '㎡'),
    tsubo_tanka: range('tsubo_tanka', BAIBAI.tsubo_tanka.label, steps.tsubo_tanka, perTsuboLabel),
    youto_chiiki: {
      kind: 'checks',
      legend: BAIBAI.youto_chiiki.label,
      options: withListings(list('youto_chiiki', options('youto_chiiki'))),
    },
    chiku_year: shared.chiku_year,
    features: featureGroup(
      flagsOf('baibai', 'features').map(({ key, label }) => flag(key, label)),
      more,
    ),
    ...advertGroups('baibai', state),
  } satisfies Record<Part, FilterGroup>
}

/** What is asked of land in another way than of homes. */
function landGroups(state: FilterState) {
  const { flag, range } = filterOptions(state)
  const plots = steps.men.filter((men) => men >= LEAST_PLOT)
  return {
    men: range('men', '土地面積', plots, areaLabel, '㎡'),
    features: {
      kind: 'checks',
      legend: '建築条件・区画',
      options: flagsOf('baibai', 'features').flatMap(({ key, label }) =>
        LAND_SWITCHES.includes(key) ? [flag(key, label)] : [],
      ),
    },
  } satisfies Partial<Record<Part, FilterGroup>>
}
