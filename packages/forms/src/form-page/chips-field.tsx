import { Chip, Chips } from '@sumai/ui/chip'
import { FieldGroup } from '@sumai/ui/field'
import { useFormContext } from './form-context.ts'

/** A field of several choices with short labels, as chips. */
export function ChipsField({ name }: { name: string }) {
  const { form, values, errorOf, choices } = useFormContext()
  const field = form.fields[name]
  if (!field) return null
  const chosen = values[name] as readonly string[]
  return (
    <FieldGroup {...{ name, label: field.label, required: field.isRequired, error: errorOf(name) }}>
      <Chips>
        {(choices[name] ?? field.choices ?? []).map(({ value, label }) => (
          <Chip
            key={value}
            name={name}
            value={value}
            label={label}
            defaultChecked={chosen.includes(value)}
          />
        ))}
      </Chips>
    </FieldGroup>
  )
}
