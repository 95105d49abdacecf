import type { FilterGroup, FilterOption } from '../filter/filter.ts'

type Checks = Extract<FilterGroup, { kind: 'checks' }>

/** How many options are read at a glance. */
const FIRST = 9

/**
 * Folds a long group: options without listings, and those after the first ones, open on demand.
 * Ticked ones stay.
 */
export function folded(group: Checks): Checks {
  if (group.options.length <= FIRST) return { ...group, asChips: true }
  const found = group.options.filter(({ count, checked }) => checked || count !== 0)
  const isFirst = (option: FilterOption) => option.checked || found.indexOf(option) < FIRST
  const options = found.filter(isFirst)
  const rest = group.options.filter((option) => !options.includes(option))
  const shown = { ...group, options, asChips: true } as const
  const { label = 'もっと見る', groups = [] } = group.more ?? {}
  return { ...shown, more: { label, groups: [{ legend: 'そのほか', options: rest }, ...groups] } }
}
