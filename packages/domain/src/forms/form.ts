import type { InquiryType } from '../codes.ts'
import type { KnownFacts } from './facts.ts'
import type { FormField } from './field.ts'

/** The eight forms, by the names of forms.json. */
export type FormName =
  | 'contact'
  | 'property'
  | 'property-building'
  | 'request'
  | 'reservation'
  | 'seminar-apply'
  | 'satei'
  | 'mail-magazine'

/** A field of any value, when only the form knows which. */
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
   * Fields that the other answers make pointless: the page hides them, and whatever they hold is
   * neither judged nor sent.
   */
  unasked?(values: FormValues<F>): readonly FieldName<F>[]
  /** What no field can tell alone. Heard only where the field itself has no complaint. */
  check?(values: FormValues<F>, facts: KnownFacts): FormErrors<F>
}

/** Keeps the types of the fields, which an annotation would widen. */
export const defineForm = <F extends Fields>(form: FormDefinition<F>): FormDefinition<F> => form
