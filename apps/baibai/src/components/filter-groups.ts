import { steps } from '@sumai/domain/codes'
import type { BaibaiConditions } from '@sumai/domain/search-url/fields'
import { setsubiGroups } from '@sumai/domain/setsubijoken'
import { cityGroup } from '@sumai/search/city-group'
import type { FilterGroup } from '@sumai/search/filter'
import { type FacetCounts, filterOptions } from '@sumai/search/filter-options'
import { paths } from '../paths.ts'
import {
  ageLabel,
  areaLabel,
  FLAGS,
  KINDS,
  LAYOUTS,
  priceLabel,
  SPECIAL_STRUCTURES,
  STRUCTURES,
  walkLabel,
} from './choices.ts'

/** The counts the form shows, as `with_facets` asks for them. */
export const FACETS = [
  ...['kakaku_min', 'kakaku_max', 'men_min', 'men_max', 'toho', 'chiku_year'],
  ...['city_code', 'bukken_type', 'madori', 'kozo', 'kodawari_kozo', 'setsubijoken'],
  ...FLAGS.map(({ key }) => key),
]

/** The conditions of a search for homes, as the form shows them. */
export function filterGroups(conditions: BaibaiConditions, facets: FacetCounts): FilterGroup[] {
  const { list, flag, within, select, bars } = filterOptions({ conditions, facets })
  const low = (what: string) => ({ label: `${what}の下限`, empty: '下限なし' })
  const high = (what: string) => ({ label: `${what}の上限`, empty: '上限なし' })
  return [
    { kind: 'checks', legend: '物件種別', options: list('bukken_type', KINDS) },
    {
      kind: 'range',
      legend: '価格',
      bars: bars('kakaku', steps.kakaku),
      low: select({ name: 'kakaku_min', ...low('価格') }, steps.kakaku, priceLabel),
      high: select({ name: 'kakaku_max', ...high('価格') }, steps.kakaku, priceLabel),
    },
    { kind: 'chips', pick: 'many', legend: '間取り', options: list('madori', LAYOUTS) },
    cityGroup(list),
    {
      kind: 'chips',
      pick: 'one',
      legend: '駅から徒歩',
      empty: '指定なし',
      options: within('toho', steps.toho, walkLabel),
    },
    {
      kind: 'range',
      legend: '面積',
      low: select({ name: 'men_min', ...low('面積') }, steps.men, areaLabel),
      high: select({ name: 'men_max', ...high('面積') }, steps.men, areaLabel),
    },
    {
      kind: 'select',
      legend: '築年数',
      select: select(
        { name: 'chiku_year', label: '築年数', empty: '指定なし' },
        steps.chiku_year,
        ageLabel,
      ),
    },
    {
      kind: 'checks',
      legend: 'こだわり条件',
      options: FLAGS.map(({ key, label }) => flag(key, label)),
      more: {
        label: '設備・構造をもっと見る',
        groups: [
          ...setsubiGroups('baibai').map(({ label, items }) => ({
            legend: label,
            options: list('setsubijoken', items),
          })),
          { legend: '建物の構造', options: list('kozo', STRUCTURES) },
          { legend: 'こだわりの構造', options: list('kodawari_kozo', SPECIAL_STRUCTURES) },
        ],
      },
    },
    {
      kind: 'text',
      legend: 'フリーワード',
      name: 'keyword',
      value: conditions.keyword ?? '',
      placeholder: '物件名・住所・駅名',
      suggestAt: paths.suggestions,
    },
  ]
}
