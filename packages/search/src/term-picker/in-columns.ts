import type { FilterGroup } from '../filter/filter.ts'
import { FIRST } from './folded.ts'

/** Two columns of about the same height; read down one after the other they keep the order. */
export function inColumns(groups: readonly FilterGroup[]): FilterGroup[][] {
  const half = groups.reduce((sum, group) => sum + linesOf(group), 0) / 2
  const columns: [FilterGroup[], FilterGroup[]] = [[], []]
  let lines = 0
  for (const group of groups) {
    columns[lines + linesOf(group) / 2 < half ? 0 : 1].push(group)
    lines += linesOf(group)
  }
  return columns
}

/** About how high a group is, in lines of chips, whatever is chosen in it. */
function linesOf(group: FilterGroup): number {
  switch (group.kind) {
    case 'checks':
      return 1 + Math.ceil(Math.min(group.options.length, FIRST) / 3) + (group.more ? 1 : 0)
    case 'chips':
      return 1 + Math.ceil(group.options.length / 4)
    case 'range':
      return 2 + (group.bars ? 1 : 0) + (group.options?.length ?? 0)
    case 'commute':
      return 4
    default:
      return 2
  }
}
