import { formatNumber } from '@sumai/format/number'
import { Select } from '@sumai/ui/controls'
import type { FilterSelect, FilterStep } from './filter.ts'
import type { GroupProps } from './group-fields.tsx'

type Props = Omit<GroupProps, 'group'> & { select: FilterSelect }

/** A select box whose options show their number of listings. */
export function StepSelect({ select, draft, onChange }: Props) {
  const value = draft.valueOf(select)
  return (
    <Select
      small
      name={select.name}
      aria-label={select.label}
      empty={select.empty}
      choices={select.steps.map((step) => ({ value: step.value, label: labelOf(step, value) }))}
      value={value}
      onChange={(event) => onChange(event.currentTarget.form)}
    />
  )
}

/** The chosen option without its count, which does not fit the closed box. */
export function labelOf({ value, label, count }: FilterStep, chosen: string): string {
  if (count === undefined || value === chosen) return label
  return `${label}（${formatNumber(count)}件）`
}
