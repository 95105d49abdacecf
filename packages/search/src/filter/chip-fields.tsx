import { Chip, Chips } from '@sumai/ui/chip'
import type { FilterGroup } from './filter.ts'
import type { GroupProps } from './group-fields.tsx'

type Props = GroupProps<Extract<FilterGroup, { kind: 'chips' }>>

/** Options as chips. */
export function ChipFields({ group, draft, onChange }: Props) {
  const isOne = group.pick === 'one'
  const name = group.options[0]?.name ?? ''
  const none = { name, value: '', checked: group.options.every(({ checked }) => !checked) }
  return (
    <Chips>
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
      {group.options.map((option) => (
        <Chip
          key={option.value}
          type={isOne ? 'radio' : 'checkbox'}
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
