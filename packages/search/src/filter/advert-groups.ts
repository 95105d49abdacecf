import { steps } from '@sumai/domain/codes'
import { type SearchScope, TABLES } from '@sumai/domain/search-url/fields'
import { flagsOf } from '@sumai/domain/search-url/panel'
import { daysLabel } from '@sumai/domain/search-url/said/labels'
import type { FilterGroup } from './filter.ts'
import { type FilterState, filterOptions } from './filter-options.ts'

/** What can be asked of the advertisement itself: how new it is, and what it shows. */
export function advertGroups(scope: SearchScope, state: FilterState) {
  const { flag, within } = filterOptions(state)
  return {
    shinchaku: {
      kind: 'chips',
      pick: 'one',
      legend: TABLES[scope].shinchaku.label,
      empty: '指定なし',
      options: within('shinchaku', steps.shinchaku, daysLabel),
    },
    pictures: {
      kind: 'checks',
      legend: '写真・間取り図・動画',
      options: flagsOf(scope, 'pictures').map(({ key, label }) => flag(key, label)),
    },
  } satisfies Record<'shinchaku' | 'pictures', FilterGroup>
}
