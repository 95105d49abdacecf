import { options, steps } from '@sumai/domain/codes'
import { ageLabel, walkLabel } from '@sumai/domain/search-url/said/labels'
import { cityGroup } from './city-group.ts'
import { commuteGroup } from './commute-group.ts'
import type { FilterGroup, FilterMore } from './filter.ts'
import { type FilterState, filterOptions } from './filter-options.ts'

export const STRUCTURES = options('kozo')

/** How far from the station, one of the usual steps. */
export const walkGroup = (legend: string, state: FilterState): FilterGroup => ({
  kind: 'chips',
  pick: 'one',
  legend,
  empty: '指定なし',
  options: filterOptions(state).within('toho', steps.toho, walkLabel),
})

type Shared =
  | 'city_code'
  | 'madori'
  | 'toho'
  | 'commute'
  | 'chiku_year'
  | 'keyword'
  | 'kozo'
  | 'kodawari_kozo'
/** `CHINTAI` or `BAIBAI`, the table of the search. */
type Labels = Readonly<Record<Shared, { label: string }>>
type Keyword = { placeholder: string; suggestAt: string }

export const wordsGroup = (
  legend: string,
  { conditions }: FilterState,
  keyword: Keyword,
): FilterGroup => ({
  kind: 'text',
  legend,
  name: 'keyword',
  value: (conditions as { keyword?: string }).keyword ?? '',
  ...keyword,
})

/** What rentals and homes for sale are both searched by, as the panel shows it. */
export function homeGroups(labels: Labels, state: FilterState, keyword: Keyword) {
  const { list, select } = filterOptions(state)
  const labelOf = (key: Shared) => labels[key].label
  return {
    city_code: cityGroup(labelOf('city_code'), list),
    madori: {
      kind: 'chips',
      pick: 'many',
      legend: labelOf('madori'),
      options: list('madori', options('madori_search')),
    },
    toho: walkGroup(labelOf('toho'), state),
    commute: commuteGroup(labelOf('commute'), state, keyword.suggestAt),
    chiku_year: {
      kind: 'select',
      legend: labelOf('chiku_year'),
      select: select(
        { name: 'chiku_year', label: labelOf('chiku_year'), empty: '指定なし' },
        steps.chiku_year,
        ageLabel,
      ),
    },
    keyword: wordsGroup(labelOf('keyword'), state, keyword),
    /** In the group of features, on demand. */
    structures: {
      kozo: [{ legend: labelOf('kozo'), options: list('kozo', STRUCTURES) }],
      kodawari_kozo: [
        {
          legend: labelOf('kodawari_kozo'),
          options: list('kodawari_kozo', options('kodawari_kozo')),
        },
      ],
    },
  } satisfies Record<Exclude<Shared, 'kozo' | 'kodawari_kozo'>, FilterGroup> & {
    structures: Record<'kozo' | 'kodawari_kozo', FilterMore['groups']>
  }
}

/** The group of features; the sets of choices in `more` open on demand. */
export const featureGroup = (
  shown: Extract<FilterGroup, { kind: 'checks' }>['options'],
  more: Readonly<Record<string, FilterMore['groups']>>,
): FilterGroup => ({
  kind: 'checks',
  legend: 'こだわり条件',
  options: shown,
  more: { label: '設備・構造をもっと見る', groups: Object.values(more).flat() },
})
