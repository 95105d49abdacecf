import { useFormContext } from '@sumai/forms/form-context'
import { FieldGroup } from '@sumai/ui/field'
import { RadioCards } from '@sumai/ui/radio-cards'

type Props = {
  name: string
  /** What each choice means. */
  notes: Readonly<Record<string, string>>
}

/** Choices of a field as cards. */
export function CardsPart({ name, notes }: Props) {
  const { form, values, errorOf } = useFormContext()
  const { label = '', choices = [] } = form.fields[name] ?? {}
  return (
    <FieldGroup name={name} label={label} required error={errorOf(name)}>
      <RadioCards
        name={name}
        defaultValue={String(values[name] ?? '')}
        inThirds
        cards={choices.map((choice) => ({ ...choice, note: notes[choice.value] }))}
      />
    </FieldGroup>
  )
}
