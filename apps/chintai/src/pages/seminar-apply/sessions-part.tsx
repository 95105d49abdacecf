import { useFormContext } from '@sumai/forms/form-context'
import { useLoaderData } from '@sumai/platform'
import { FieldGroup } from '@sumai/ui/field'
import { RadioCards } from '@sumai/ui/radio-cards'
import type { SeminarData } from './seminar-form.late.tsx'

/** The dates of the seminar as cards: when, and below it where. */
export function SessionsPart() {
  const { choices } = useLoaderData() as SeminarData
  const { values, errorOf } = useFormContext()
  return (
    <FieldGroup name="session_no" label="ご希望の日程" required error={errorOf('session_no')}>
      <RadioCards
        name="session_no"
        cards={choices.map(({ value, when, where }) => ({ value, label: when, note: where }))}
        defaultValue={String(values.session_no ?? '')}
      />
    </FieldGroup>
  )
}
