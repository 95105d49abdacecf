import { WEEKDAYS } from '@sumai/format/dates'
import type { InputProps } from '../../../editor/field.ts'
import styles from './inputs.module.css'

type Choice<Value> = { value: Value; label: string }

/** Any number of choices; what is chosen keeps their order. */
export const checksInput =
  <Value extends string | number>(choices: readonly Choice<Value>[]) =>
  ({ id, value, describedBy, onValue, onLeave }: InputProps) => {
    const chosen = value as readonly Value[]
    const toggle = (one: Value, isOn: boolean) =>
      onValue(
        choices
          .map((choice) => choice.value)
          .filter((it) => (it === one ? isOn : chosen.includes(it))),
      )
    return (
      <fieldset
        id={id}
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy}
        className={styles.checks}
        tabIndex={-1}
      >
        {choices.map(({ value: one, label }) => (
          <label key={one}>
            <input
              type="checkbox"
              checked={chosen.includes(one)}
              onChange={(event) => toggle(one, event.target.checked)}
              onBlur={onLeave}
            />
            {label}
          </label>
        ))}
      </fieldset>
    )
  }

export const weekdaysInput = checksInput(WEEKDAYS.map((label, value) => ({ value, label })))

export const monthsInput = checksInput(
  Array.from({ length: 12 }, (_, index) => ({ value: index + 1, label: `${index + 1}月` })),
)
