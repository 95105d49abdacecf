import type { FilterGroup, FilterSelect } from '../filter/filter.ts'

/** Conditions that have a chip of their own above the map. */
const MOST_CHIPS = 5
const MOST_NAMED = 2

type ValueGroup = Extract<FilterGroup, { kind: 'range' | 'chips' | 'select' }>

const saysValue = (group: FilterGroup): group is ValueGroup =>
  group.kind === 'range' || group.kind === 'chips' || group.kind === 'select'

/** The first conditions whose value can be said on a chip. */
export const valueGroups = (groups: readonly FilterGroup[]): readonly ValueGroup[] =>
  groups.filter(saysValue).slice(0, MOST_CHIPS)

const chosenOf = ({ steps, value }: FilterSelect): string =>
  steps.find((step) => step.value === value)?.label ?? ''

/** What a condition asks for: 〜9万円, 1LDK・2LDK, 徒歩10分以内; '' for nothing. */
export function valueText(group: ValueGroup): string {
  if (group.kind === 'select') return chosenOf(group.select)
  if (group.kind === 'range') {
    const [low, high] = [chosenOf(group.low), chosenOf(group.high)]
    return low || high ? `${low}〜${high}` : ''
  }
  const labels = group.options.filter(({ checked }) => checked).map(({ label }) => label)
  const others = labels.length - MOST_NAMED
  return labels.slice(0, MOST_NAMED).join('・') + (others > 0 ? `ほか${others}` : '')
}
