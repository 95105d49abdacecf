import type { FilterGroup, FilterOption } from '../filter/filter.ts'

/** Without the switches that every listing found has: they would change nothing. */
export const withoutIdle = (groups: readonly FilterGroup[], total: number): FilterGroup[] =>
  groups.map((group) =>
    group.kind === 'checks'
      ? { ...group, options: group.options.filter((option) => !isIdle(option, total)) }
      : group,
  )

/** Of a list, `key[]`, one wants to see the other values too. */
const isIdle = ({ name, count, checked }: FilterOption, total: number) =>
  !checked && !name.endsWith('[]') && total > 0 && count === total
