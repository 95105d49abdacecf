import { steps } from '@sumai/domain/codes'
import { BAIBAI } from '@sumai/domain/search-url/baibai-conditions'
import type { BaibaiConditions } from '@sumai/domain/search-url/fields'
import {
  type FeatureChoices,
  facetsOf,
  flagsOf,
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
  priceLabel,
  SPECIAL_STRUCTURES,
  STRUCTURES,
  walkLabel,
} from './choices.ts'

/** The counts the form shows, as `with_facets` asks for them. */
export const FACETS = facetsOf('baibai')

/** The conditions of a search for homes, as the form shows them. */
export function filterGroups(conditions: BaibaiConditions, facets: FacetCounts): FilterGroup[] {
  const { list, flag, within, select, bars } = filterOptions({ conditions, facets })
  const low = ({ label }: { label: string }) => ({ label: `${label}の下限`, empty: '下限なし' })
  const high = ({ label }: { label: string }) => ({ label: `${label}の上限`, empty: '上限なし' })
  /** In the group of features, on demand. */
  const more = {
    setsubijoken: setsubiGroups('baibai').map(({ label, items }) => ({
      legend: label,
      options: list('setsubijoken', items),
    })),
    kozo: [{ legend: BAIBAI.kozo.label, options: list('kozo', STRUCTURES) }],
    kodawari_kozo: [
      { legend: BAIBAI.kodawari_kozo.label, options: list('kodawari_kozo', SPECIAL_STRUCTURES) },
    ],
  } satisfies Record<FeatureChoices<'baibai'>, FilterMore['groups']>
  const groups = {
    bukken_type: {
      kind: 'checks',
      legend: BAIBAI.bukken_type.label,
      options: list('bukken_type', KINDS),
    },
    kakaku: {
      kind: 'range',
      legend: BAIBAI.kakaku.label,
      bars: bars('kakaku', steps.kakaku),
      low: select({ name: 'kakaku_min', ...low(BAIBAI.kakaku) }, steps.kakaku, priceLabel),
      high: select({ name: 'kakaku_max', ...high(BAIBAI.kakaku) }, steps.kakaku, priceLabel),
    },
    madori: {
      kind: 'chips',
      pick: 'many',
      legend: BAIBAI.madori.label,
      options: list('madori', LAYOUTS),
    },
    city_code: cityGroup(BAIBAI.city_code.label, list),
    toho: {
      kind: 'chips',
      pick: 'one',
      legend: BAIBAI.toho.label,
      empty: '指定なし',
      options: within('toho', steps.toho, walkLabel),
    },
    men: {
      kind: 'range',
      legend: BAIBAI.men.label,
      low: select({ name: 'men_min', ...low(BAIBAI.men) }, steps.men, areaLabel),
      high: select({ name: 'men_max', ...high(BAIBAI.men) }, steps.men, areaLabel),
    },
    chiku_year: {
      kind: 'select',
      legend: BAIBAI.chiku_year.label,
      select: select(
        { name: 'chiku_year', label: BAIBAI.chiku_year.label, empty: '指定なし' },
        steps.chiku_year,
        ageLabel,
      ),
    },
    features: {
      kind: 'checks',
      legend: 'こだわり条件',
      options: flagsOf('baibai').map(({ key, label }) => flag(key, label)),
      more: {
        label: '設備・構造をもっと見る',
        groups: Object.values(more).flat(),
      },
    },
    keyword: {
      kind: 'text',
      legend: BAIBAI.keyword.label,
      name: 'keyword',
      value: conditions.keyword ?? '',
      placeholder: '物件名・住所・駅名',
      suggestAt: paths.suggestions,
    },
  } satisfies Record<PanelPart<'baibai'>, FilterGroup>
  return Object.values(groups)
}
