import { createContext, useContext } from 'react'

/** The data of a field that its control needs. */
export type FieldWiring = {
  id: string
  name: string
  required: boolean
  invalid: boolean
  /** Ids of hint and error, for `aria-describedby`. */
  describedBy: string | undefined
}

export const FieldContext = createContext<FieldWiring | null>(null)

/** The attributes that connect a control with its label, hint and error. */
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

/** The target of links in the error summary. */
export const fieldId = (name: string) => `field-${name}`
