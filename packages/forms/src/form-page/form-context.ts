import type { Choice } from '@sumai/domain/forms/field'
import type { FormDefinition } from '@sumai/domain/forms/form'
import type { SiteType } from '@sumai/platform'
import { createContext, type ReactNode, useContext } from 'react'

export type Values = Readonly<Record<string, unknown>>

/** How a field is shown, beyond its definition. */
export type FieldView = {
  hint?: ReactNode
  /** In place of 必須 or 任意. */
  mark?: string
  /** Label of the empty choice of a list. */
  empty?: string
  /** As it is, or by what has been answered so far. */
  placeholder?: string | ((answers: Values) => string)
  /** Few choices of a list, all in view. */
  control?: 'radio'
}

/** The data that all fields of a form share. */
export type FormContextValue = {
  form: FormDefinition
  site: SiteType
  privacy: string
  now: string
  /** Initial values. */
  values: Values
  /** Current values. */
  current: Values
  errorOf: (name: string) => string | undefined
  /** Choices that the page has loaded: shops, staff. */
  choices: Readonly<Record<string, readonly Choice[]>>
  views: Readonly<Record<string, FieldView>>
  /** To be called by controls without a change event, such as a calendar. */
  changed: (name: string) => void
  /** Fills in a text field or select box. */
  fill: (name: string, text: string) => void
}

export const FormContext = createContext<FormContextValue | null>(null)

/** For custom components of fields. */
export function useFormContext(): FormContextValue {
  const context = useContext(FormContext)
  if (!context) throw new Error('Outside of a form')
  return context
}

/** For a field that is drawn by the custom component of another. */
export const partOfAnother = () => null
