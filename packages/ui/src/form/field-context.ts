import { createContext, useContext } from 'react'

/** What a control has to know of the field around it. */
export type FieldWiring = {
  id: string
  name: string
  required: boolean
  invalid: boolean
  /** Ids of hint and error, for `aria-describedby`. */
  describedBy: string | undefined
}

export const FieldContext = createContext<FieldWiring | null>(null)

/** The attributes that tie a control to its label, hint and error. */
export function useControlProps() {
  const field = useContext(FieldContext)
  if (!field) return {}
  const { id, name, required, invalid, describedBy } = field
  return {
    id,
    name,
    required,
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy,
  }
}

/** Links of the error summary lead here. */
export const fieldId = (name: string) => `field-${name}`
