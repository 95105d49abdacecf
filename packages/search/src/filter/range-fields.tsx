import { Checkbox } from '@sumai/ui/checkbox'
import type { FilterBar, FilterGroup } from './filter.ts'
import type { GroupProps } from './group-fields.tsx'
import { Histogram } from './histogram.tsx'
import styles from './range-fields.module.css'
import { StepSelect } from './step-select.tsx'

type Props = GroupProps<Extract<FilterGroup, { kind: 'range' }>>

/** Lower and upper limit, below a histogram of the listings. */
export function RangeFields({ group, draft, onChange }: Props) {
  const { low, high, bars, options = [] } = group
  const labelOf = (bar: FilterBar | undefined) =>
    high.steps.find(({ value }) => value === bar?.key)?.label
  return (
    <div>
      {bars && (
        <Histogram
          bars={bars}
          axis={['0', labelOf(bars[(bars.length - 2) >> 1]), `${labelOf(bars.at(-2))}〜`]}
        />
      )}
      <div className={styles.pair}>
        <StepSelect select={low} {...{ draft, onChange }} />
        <span aria-hidden="true">〜</span>
        <StepSelect select={high} {...{ draft, onChange }} />
      </div>
      {options.map((option) => (
        <Checkbox
          key={option.name}
          name={option.name}
          value={option.value}
          label={option.label}
          checked={draft.isOn(option)}
          onChange={(event) => onChange(event.currentTarget.form)}
        />
      ))}
    </div>
  )
}
