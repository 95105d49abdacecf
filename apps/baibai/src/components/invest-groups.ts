import { options, steps } from '@sumai/domain/codes'
import type { InvestConditions } from '@sumai/domain/search-url/fields'
import { cityGroup } from '@sumai/search/city-group'
import type { FilterGroup } from '@sumai/search/filter'
import { type FacetCounts, filterOptions } from '@sumai/search/filter-options'
import { ageLabel, priceLabel, STRUCTURES } from './choices.ts'

/** Called as the menu calls them. */
export const INVEST_KINDS = [
  { code: 'toushi_mansion', label: '投資用マンション' },
  { code: 'toushi_apartment', label: '投資用アパート' },
  { code: 'toushi_other', label: 'その他・事業用' },
] as const

export const UNITS = options('bukken_kbn')
export const yieldLabel = (percent: number) => `${percent}%以上`

/** The counts the form shows, as `with_facets` asks for them. */
export const INVEST_FACETS = [
  ...['toushi_bukken_type', 'bukken_kbn', 'kakaku_min', 'kakaku_max', 'shueki_rimawari'],
  ...['city_code', 'kozo', 'chiku_year'],
]

/** The conditions of a search for investments, as the form shows them. */
export function investGroups(conditions: InvestConditions, facets: FacetCounts): FilterGroup[] {
  const { list, within, select, bars } = filterOptions({ conditions, facets })
  return [
    { kind: 'checks', legend: '種別', options: list('toushi_bukken_type', INVEST_KINDS) },
    { kind: 'chips', pick: 'many', legend: '区分・一棟', options: list('bukken_kbn', UNITS) },
    {
      kind: 'range',
      legend: '価格',
      bars: bars('kakaku', steps.kakaku),
      low: select(
        { name: 'kakaku_min', label: '価格の下限', empty: '下限なし' },
        steps.kakaku,
        priceLabel,
      ),
      high: select(
        { name: 'kakaku_max', label: '価格の上限', empty: '上限なし' },
        steps.kakaku,
        priceLabel,
      ),
    },
    {
      kind: 'chips',
      pick: 'one',
      legend: '表面利回り',
      empty: '指定なし',
      options: within('shueki_rimawari', steps.shueki_rimawari, yieldLabel),
    },
    cityGroup(list),
    { kind: 'checks', legend: '構造', options: list('kozo', STRUCTURES) },
    {
      kind: 'chips',
      pick: 'one',
      legend: '築年数',
      empty: '指定なし',
      options: within('chiku_year', steps.chiku_year, ageLabel),
    },
  ]
}
