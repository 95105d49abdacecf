import { options, steps } from '@sumai/domain/codes'
import { INVEST } from '@sumai/domain/search-url/baibai-conditions'
import type { InvestConditions } from '@sumai/domain/search-url/fields'
import { facetsOf, type PanelPart } from '@sumai/domain/search-url/panel'
import { advertGroups } from '@sumai/search/advert-groups'
import { cityGroup } from '@sumai/search/city-group'
import type { FilterGroup } from '@sumai/search/filter'
import { type FacetCounts, filterOptions } from '@sumai/search/filter-options'
import { ageLabel, STRUCTURES } from '@sumai/search/home-groups'
import { priceLabel } from './choices.ts'

/** With the names of the menu. */
export const INVEST_KINDS = [
  { code: 'toushi_mansion', label: '投資用マンション' },
  { code: 'toushi_apartment', label: '投資用アパート' },
  { code: 'toushi_other', label: 'その他・事業用' },
] as const

export const UNITS = options('bukken_kbn')
export const yieldLabel = (percent: number) => `${percent}%以上`

/** The counts the form shows, as `with_facets` asks for them. */
export const INVEST_FACETS = facetsOf('invest')

export function investGroups(conditions: InvestConditions, facets: FacetCounts): FilterGroup[] {
  const { list, within, select, bars } = filterOptions({ conditions, facets })
  const groups = {
    toushi_bukken_type: {
      kind: 'checks',
      legend: INVEST.toushi_bukken_type.label,
      options: list('toushi_bukken_type', INVEST_KINDS),
    },
    bukken_kbn: {
      kind: 'chips',
      pick: 'many',
      legend: INVEST.bukken_kbn.label,
      options: list('bukken_kbn', UNITS),
    },
    kakaku: {
      kind: 'range',
      legend: INVEST.kakaku.label,
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
    shueki_rimawari: {
      kind: 'chips',
      pick: 'one',
      legend: INVEST.shueki_rimawari.label,
      empty: '指定なし',
      options: within('shueki_rimawari', steps.shueki_rimawari, yieldLabel),
    },
    city_code: cityGroup(INVEST.city_code.label, list),
    kozo: { kind: 'checks', legend: INVEST.kozo.label, options: list('kozo', STRUCTURES) },
    chiku_year: {
      kind: 'chips',
      pick: 'one',
      legend: INVEST.chiku_year.label,
      empty: '指定なし',
      options: within('chiku_year', steps.chiku_year, ageLabel),
    },
    ...advertGroups('invest', { conditions, facets }),
  } satisfies Record<PanelPart<'invest'>, FilterGroup>
  return Object.values(groups)
}
