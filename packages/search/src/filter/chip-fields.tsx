import { Chip, Chips } from '@sumai/ui/chip'
import type { ReactNode } from 'react'
import type { FilterGroup, FilterOption } from './filter.ts'
import type { GroupProps } from './group-fields.tsx'
import { Histogram } from './histogram.tsx'

type Props = GroupProps<Extract<FilterGroup, { kind: 'chips' }>>

/** Options as chips; of steps only those that find something. */
export function ChipFields({ group, draft, onChange }: Props) {
  const isOne = group.pick === 'one'
  const name = group.options[0]?.name ?? ''
  const none = { name, value: '', checked: group.options.every(({ checked }) => !checked) }
  const found = group.options.filter((option) => option.count !== 0 || draft.isOn(option))
  return (
    <>
      {isOne && group.bars && (
        <Histogram
          bars={group.bars}
          axis={group.bars.map(({ key }, index, { length }) =>
            index + 1 < length ? key : `${key}${group.unit ?? ''}`,
          )}
        />
      )}
      <OptionChips
        {...{ draft, onChange }}
        type={isOne ? 'radio' : 'checkbox'}
        options={isOne ? found : group.options}
      >
        {isOne && (
          <Chip
            type="radio"
            name={name}
            value=""
            label={group.empty}
            checked={draft.isOn(none)}
            onChange={(event) => onChange(event.currentTarget.form)}
            tight
          />
        )}
      </OptionChips>
    </>
  )
}

type ChipsProps = Omit<GroupProps, 'group'> & {
  options: readonly FilterOption[]
  type?: 'radio' | 'checkbox'
  /** What stands before them. */
  children?: ReactNode
}

export function OptionChips({ options, type = 'checkbox', draft, onChange, children }: ChipsProps) {
  return (
    <Chips>
      {children}
      {options.map((option) => (
        <Chip
          key={option.name + option.value}
          type={type}
          name={option.name}
          value={option.value}
          label={option.label}
          count={option.count}
          checked={draft.isOn(option)}
          disabled={option.count === 0 && !draft.isOn(option)}
          onChange={(event) => onChange(event.currentTarget.form)}
          tight
        />
      ))}
    </Chips>
  )
}
