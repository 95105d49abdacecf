import { steps } from '@sumai/domain/codes'
import type { ChintaiConditions } from '@sumai/domain/search-url/fields'
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
  RENT_MODES,
  rentLabel,
  SPECIAL_STRUCTURES,
  STRUCTURES,
  walkLabel,
} from './choices.ts'

/** The counts the form shows, as `with_facets` asks for them. */
export const FACETS = [
  ...['hy_yachin_min', 'hy_yachin_max', 'senyu_men_min', 'senyu_men_max', 'toho', 'chiku_year'],
  ...['city_code', 'madori', 'bukken_type', 'kozo', 'kodawari_kozo', 'setsubijoken'],
  ...FLAGS.map(({ key }) => key),
]

/** The conditions of a search, as the form shows them. */
export function filterGroups(conditions: ChintaiConditions, facets: FacetCounts): FilterGroup[] {
  const { list, flag, within, select, bars } = filterOptions({ conditions, facets })
  const low = { label: '賃料の下限', empty: '下限なし' }
  const high = { label: '賃料の上限', empty: '上限なし' }
  const setsubi = setsubiGroups('chintai')
  const isPopular = ({ popular }: { popular: boolean }) => popular
  return [
    {
      kind: 'range',
      legend: '賃料',
      bars: bars('hy_yachin', steps.hy_yachin),
      low: select({ name: 'hy_yachin_min', ...low }, steps.hy_yachin, rentLabel),
      high: select({ name: 'hy_yachin_max', ...high }, steps.hy_yachin, rentLabel),
      options: RENT_MODES.map(({ key, label }) => ({ ...flag(key, label), count: undefined })),
    },
    { kind: 'chips', pick: 'many', legend: '間取り', options: list('madori', LAYOUTS) },
    {
      kind: 'chips',
      pick: 'one',
      legend: '駅から徒歩',
      empty: '指定なし',
      options: within('toho', steps.toho, walkLabel),
    },
    cityGroup(list),
    { kind: 'checks', legend: '物件種別', options: list('bukken_type', KINDS) },
    {
      kind: 'checks',
      legend: 'こだわり条件',
      options: [
        ...FLAGS.map(({ key, label }) => flag(key, label)),
        ...list(
          'setsubijoken',
          setsubi.flatMap(({ items }) => items.filter(isPopular)),
        ),
      ],
      more: {
        label: '設備・構造をもっと見る',
        groups: [
          ...setsubi.map(({ label, items }) => ({
            legend: label,
            options: list(
              'setsubijoken',
              items.filter((item) => !isPopular(item)),
            ),
          })),
          { legend: '建物の構造', options: list('kozo', STRUCTURES) },
          { legend: 'こだわりの構造', options: list('kodawari_kozo', SPECIAL_STRUCTURES) },
        ],
      },
    },
    {
      kind: 'range',
      legend: '専有面積',
      low: select(
        { name: 'senyu_men_min', label: '専有面積の下限', empty: '下限なし' },
        steps.senyu_men,
        areaLabel,
      ),
      high: select(
        { name: 'senyu_men_max', label: '専有面積の上限', empty: '上限なし' },
        steps.senyu_men,
        areaLabel,
      ),
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
      kind: 'text',
      legend: 'フリーワード',
      name: 'keyword',
      value: conditions.keyword ?? '',
      placeholder: '建物名・住所・駅名',
      suggestAt: paths.suggestions,
    },
  ]
}
