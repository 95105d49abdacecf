import type { ComponentProps } from 'react'
import { type Choice, SelectBox } from './controls.tsx'

type Props = {
  groups: readonly { label: string; choices: readonly Choice[] }[]
  /** Label of the empty first choice. */
  empty: string
} & Omit<ComponentProps<'select'>, 'className' | 'children'>

/** A native select box with groups. */
export function GroupedSelect({ groups, empty, ...props }: Props) {
  return (
    <SelectBox {...props}>
      <option value="">{empty}</option>
      {groups.map(({ label, choices }) => (
        <optgroup key={label} label={label}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectBox>
  )
}
