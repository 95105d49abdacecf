import type { InquiryType } from '../codes.ts'
import type { KnownFacts } from './facts.ts'
import type { FormField } from './field.ts'

/** The eight forms of forms.json, and the alerts of a search. */
export type FormName =
  | 'contact'
  | 'property'
  | 'property-building'
  | 'request'
  | 'reservation'
  | 'seminar-apply'
  | 'satei'
  | 'mail-magazine'
  | 'mail-alert'

/** A field with any type of value. */
export type AnyField = Omit<FormField<unknown>, 'fold'> & { fold: (raw: unknown) => unknown }
export type Fields = Readonly<Record<string, AnyField>>

export type FormValues<F extends Fields> = { [Name in keyof F]: ReturnType<F[Name]['fold']> }
type FieldName<F extends Fields> = keyof F & string
/**
 * One message per field, in the order of the fields. Parts of a field are dotted, as the API does
 * it: `visit_dates.0.date`.
 */
export type FormErrors<F extends Fields = Fields> = {
  [Name in FieldName<F> | `${FieldName<F>}.${string}`]?: string
}

export type FormDefinition<F extends Fields = Fields> = {
  name: FormName
  inquiryType: InquiryType
  fields: F
  /**
   * Fields that do not apply to the other answers: the page hides them, and their values are
   * neither checked nor sent.
   */
  unasked?(values: FormValues<F>): readonly FieldName<F>[]
  /** Rules across several fields; used for fields without an error of their own. */
  check?(values: FormValues<F>, facts: KnownFacts): FormErrors<F>
}

/** A function instead of a type annotation, which would widen the types of the fields. */
export const defineForm = <F extends Fields>(form: FormDefinition<F>): FormDefinition<F> => form
