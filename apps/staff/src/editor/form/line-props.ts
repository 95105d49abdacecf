import type { Field } from '../field.ts'

/** Of a field with its label, its control and what is wanted. */
export type LineProps = {
  /** Where a field of that name stands several times. */
  id?: string
  field: Field
  label: string
  value: unknown
  errors: string[] | undefined
  onValue: (value: unknown) => void
  onLeave: () => void
}
