import { steps } from '@sumai/domain/codes'
import { formatKakakuInList } from '@sumai/domain/money'
import type { BaibaiConditions } from '@sumai/domain/search-url/fields'
import { setsubiGroups } from '@sumai/domain/setsubijoken'
import type { FilterGroup, FilterOption, FilterSelect } from '@sumai/ui/filter'
import { FLAGS, KINDS, LAYOUTS, STRUCTURES } from './choices.ts'
import { cityGroup } from './city-group.ts'

/** How many listings each option would give, by query key and option; none are left out. */
export type Facets = Readonly<Record<string, Readonly<Record<string, number>>>>

/** The counts the form shows, as `with_facets` asks for them. */
export const FACETS = [
  'bukken_type',
  'kakaku_min',
  'kakaku_max',
  'madori',
  'men_min',
  'men_max',
  'chiku_year',
  'toho',
  'city_code',
  'kozo',
  'setsubijoken',
  ...FLAGS.map(({ key }) => key),
]

const AGES = [0, 5, 10, 15, 20, 30]
const WALKS = [5, 10, 15, 20]

/** The conditions of a search for homes, as the form shows them. */
export function filterGroups(conditions: BaibaiConditions, facets: Facets): FilterGroup[] {
  return [
    {
      kind: 'checks',
      legend: '物件種別',
      options: listOptions('bukken_type', KINDS, conditions.bukken_type, facets),
    },
    {
      kind: 'range',
      legend: '価格',
      low: bound('kakaku_min', '価格の下限', '下限なし', conditions.kakaku_min, facets),
      high: bound('kakaku_max', '価格の上限', '上限なし', conditions.kakaku_max, facets),
    },
    {
      kind: 'chips',
      pick: 'many',
      legend: '間取り',
      options: listOptions('madori', LAYOUTS, conditions.madori, facets),
    },
    cityGroup(conditions.city_code, facets.city_code ?? {}),
    {
      kind: 'chips',
      pick: 'one',
      legend: '駅から徒歩',
      empty: '指定なし',
      options: within('toho', WALKS, conditions.toho, facets, (minutes) => `${minutes}分以内`),
    },
    {
      kind: 'range',
      legend: '面積',
      low: bound('men_min', '面積の下限', '下限なし', conditions.men_min, facets),
      high: bound('men_max', '面積の上限', '上限なし', conditions.men_max, facets),
    },
    {
      kind: 'chips',
      pick: 'one',
      legend: '築年数',
      empty: '指定なし',
      options: within('chiku_year', AGES, conditions.chiku_year, facets, (years) =>
        years === 0 ? '新築' : `${years}年以内`,
      ),
    },
    {
      kind: 'checks',
      legend: 'こだわり条件',
      options: FLAGS.map(({ key, label }) => ({
        name: key,
        value: '1',
        label,
        count: facets[key]?.[1] ?? 0,
        checked: conditions[key] === true,
      })),
      more: {
        label: '設備・構造をもっと見る',
        groups: [
          {
            legend: '構造',
            options: listOptions('kozo', STRUCTURES, conditions.kozo, facets),
          },
          ...setsubiGroups('baibai').map(({ label, items }) => ({
            legend: label,
            options: listOptions('setsubijoken', items, conditions.setsubijoken, facets),
          })),
        ],
      },
    },
    {
      kind: 'text',
      legend: 'キーワード',
      name: 'keyword',
      value: conditions.keyword ?? '',
      placeholder: '駅・町名・物件名',
    },
  ]
}

type Choice = { code: string | number; label: string }

function listOptions(
  key: string,
  choices: readonly Choice[],
  chosen: readonly (string | number)[] = [],
  facets: Facets,
): FilterOption[] {
  return choices.map(({ code, label }) => ({
    name: `${key}[]`,
    value: String(code),
    label,
    count: facets[key]?.[code] ?? 0,
    checked: chosen.includes(code),
  }))
}

/** "Within n"; a number of somebody's own link stands among the usual ones. */
function within(
  key: 'toho' | 'chiku_year',
  usual: readonly number[],
  chosen: number | undefined,
  facets: Facets,
  toLabel: (value: number) => string,
): FilterOption[] {
  return withChosen(usual, chosen).map((value) => ({
    name: key,
    value: String(value),
    label: toLabel(value),
    count: usual.includes(value) ? (facets[key]?.[value] ?? 0) : undefined,
    checked: value === chosen,
  }))
}

type Bound = 'kakaku_min' | 'kakaku_max' | 'men_min' | 'men_max'

function bound(
  name: Bound,
  label: string,
  empty: string,
  chosen: number | undefined,
  facets: Facets,
): FilterSelect {
  const isPrice = name.startsWith('kakaku')
  const usual = isPrice ? steps.kakaku : steps.men
  return {
    name,
    label,
    empty,
    steps: withChosen(usual, chosen).map((value) => ({
      value: String(value),
      label: isPrice ? formatKakakuInList(value) : `${value}㎡`,
      count: usual.includes(value) ? (facets[name]?.[value] ?? 0) : undefined,
    })),
    value: chosen === undefined ? '' : String(chosen),
  }
}

const withChosen = (usual: readonly number[], chosen: number | undefined) =>
  chosen === undefined || usual.includes(chosen) ? usual : [...usual, chosen].sort((a, b) => a - b)
