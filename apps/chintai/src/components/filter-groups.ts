import { steps } from '@sumai/domain/codes'
import { CHINTAI } from '@sumai/domain/search-url/chintai-conditions'
import type { ChintaiConditions } from '@sumai/domain/search-url/fields'
import {
  type FeatureChoices,
  facetsOf,
  flagsOf,
  modesOf,
  type PanelPart,
} from '@sumai/domain/search-url/panel'
import { setsubiGroups } from '@sumai/domain/setsubijoken'
import { cityGroup } from '@sumai/search/city-group'
import type { FilterGroup, FilterMore } from '@sumai/search/filter'
import { type FacetCounts, filterOptions } from '@sumai/search/filter-options'
import { paths } from '../paths.ts'
import {
  ageLabel,
  areaLabel,
  KINDS,
  LAYOUTS,
  rentLabel,
  SPECIAL_STRUCTURES,
  STRUCTURES,
  walkLabel,
} from './choices.ts'

/** The counts the form shows, as `with_facets` asks for them. */
export const FACETS = facetsOf('chintai')

/** The conditions of a search, as the form shows them. */
export function filterGroups(conditions: ChintaiConditions, facets: FacetCounts): FilterGroup[] {
  const { list, flag, within, select, bars } = filterOptions({ conditions, facets })
  const low = { label: '賃料の下限', empty: '下限なし' }
  const high = { label: '賃料の上限', empty: '上限なし' }
  const setsubi = setsubiGroups('chintai')
  const isPopular = ({ popular }: { popular: boolean }) => popular
  /** In the group of features, on demand. */
  const more = {
    setsubijoken: setsubi.map(({ label, items }) => ({
      legend: label,
      options: list(
        'setsubijoken',
        items.filter((item) => !isPopular(item)),
      ),
    })),
    kozo: [{ legend: CHINTAI.kozo.label, options: list('kozo', STRUCTURES) }],
    kodawari_kozo: [
      { legend: CHINTAI.kodawari_kozo.label, options: list('kodawari_kozo', SPECIAL_STRUCTURES) },
    ],
  } satisfies Record<FeatureChoices<'chintai'>, FilterMore['groups']>
  const groups = {
    hy_yachin: {
      kind: 'range',
      legend: CHINTAI.hy_yachin.label,
      bars: bars('hy_yachin', steps.hy_yachin),
      low: select({ name: 'hy_yachin_min', ...low }, steps.hy_yachin, rentLabel),
      high: select({ name: 'hy_yachin_max', ...high }, steps.hy_yachin, rentLabel),
      options: modesOf('chintai', 'hy_yachin').map(({ key, label }) => ({
        ...flag(key, label),
        count: undefined,
      })),
    },
    madori: {
      kind: 'chips',
      pick: 'many',
      legend: CHINTAI.madori.label,
      options: list('madori', LAYOUTS),
    },
    toho: {
      kind: 'chips',
      pick: 'one',
      legend: CHINTAI.toho.label,
      empty: '指定なし',
      options: within('toho', steps.toho, walkLabel),
    },
    city_code: cityGroup(CHINTAI.city_code.label, list),
    bukken_type: {
      kind: 'checks',
      legend: CHINTAI.bukken_type.label,
      options: list('bukken_type', KINDS),
    },
    features: {
      kind: 'checks',
      legend: 'こだわり条件',
      options: [
        ...flagsOf('chintai').map(({ key, label }) => flag(key, label)),
        ...list(
          'setsubijoken',
          setsubi.flatMap(({ items }) => items.filter(isPopular)),
        ),
      ],
      more: {
        label: '設備・構造をもっと見る',
        groups: Object.values(more).flat(),
      },
    },
    senyu_men: {
      kind: 'range',
      legend: CHINTAI.senyu_men.label,
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
    chiku_year: {
      kind: 'select',
      legend: CHINTAI.chiku_year.label,
      select: select(
        { name: 'chiku_year', label: CHINTAI.chiku_year.label, empty: '指定なし' },
        steps.chiku_year,
        ageLabel,
      ),
    },
    keyword: {
      kind: 'text',
      legend: CHINTAI.keyword.label,
      name: 'keyword',
      value: conditions.keyword ?? '',
      placeholder: '建物名・住所・駅名',
      suggestAt: paths.suggestions,
    },
  } satisfies Record<PanelPart<'chintai'>, FilterGroup>
  return Object.values(groups)
}
