import { Checkbox, Radio } from './checkbox.tsx'
import styles from './choice-group.module.css'
import { FieldGroup, type FieldProps } from './field.tsx'

type Choice = { value: string; label: string; count?: number | undefined }

type GroupProps = Omit<FieldProps, 'children'> & {
  choices: readonly Choice[]
  /** One below the other, for long labels. */
  stacked?: boolean
}

type RadioGroupProps = GroupProps & {
  defaultValue?: string
  onValue?: (value: string) => void
}

/** A group of radio buttons. */
export function RadioGroup({ choices, stacked, defaultValue, onValue, ...field }: RadioGroupProps) {
  return (
    <FieldGroup {...field}>
      <div className={stacked ? styles.stacked : styles.line}>
        {choices.map(({ value, label }) => (
          <Radio
            key={value}
            name={field.name}
            value={value}
            label={label}
            required={field.required}
            defaultChecked={value === defaultValue}
            onChange={onValue && (() => onValue(value))}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

type CheckboxGroupProps = GroupProps & { defaultValues?: readonly string[] }

/** A group of checkboxes with the same name. */
export function CheckboxGroup({
  choices,
  stacked,
  defaultValues = [],
  ...field
}: CheckboxGroupProps) {
  return (
    <FieldGroup {...field}>
      <div className={stacked ? styles.stacked : styles.line}>
        {choices.map(({ value, label, count }) => (
          <Checkbox
            key={value}
            name={field.name}
            value={value}
            label={label}
            count={count}
            defaultChecked={defaultValues.includes(value)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
