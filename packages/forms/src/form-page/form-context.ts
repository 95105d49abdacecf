import type { Choice } from '@sumai/domain/forms/field'
import type { FormDefinition } from '@sumai/domain/forms/form'
import type { SiteType } from '@sumai/platform'
import { createContext, type ReactNode, useContext } from 'react'

export type Values = Readonly<Record<string, unknown>>

/** How a field is asked for, beyond what its definition says. */
export type FieldView = {
  hint?: ReactNode
  /** The words for no choice in a list. */
  empty?: string
  placeholder?: string
}

/** What the fields of a form have in common. */
export type FormSheet = {
  form: FormDefinition
  site: SiteType
  privacy: string
  now: string
  /** What the fields begin with. */
  values: Values
  /** What they hold now. */
  current: Values
  errorOf: (name: string) => string | undefined
  /** What only the page knows: shops, staff. */
  choices: Readonly<Record<string, readonly Choice[]>>
  views: Readonly<Record<string, FieldView>>
  /** For controls without an event of their own, a calendar for example. */
  changed: (name: string) => void
  /** Writes into a field that the visitor could have written into. */
  fill: (name: string, text: string) => void
}

export const FormContext = createContext<FormSheet | null>(null)

/** For the parts of a form that draw themselves. */
export function useFormSheet(): FormSheet {
  const sheet = useContext(FormContext)
  if (!sheet) throw new Error('Outside of a form')
  return sheet
}
