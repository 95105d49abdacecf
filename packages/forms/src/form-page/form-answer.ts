import type { Fields, FormErrors, FormValues } from '@sumai/domain/forms/form'

/** The answer of the action until the form is sent, with all values. */
export type FormAnswer<F extends Fields = Fields> = {
  step: 'input' | 'confirm'
  /** Index of the input step to show. */
  at: number
  values: FormValues<F>
  errors: FormErrors<F>
  /** Idempotency key, the same for every try. */
  key: string
  /** Signed moment at which the form was opened; '' in the browser, which cannot sign. */
  formToken: string
  /** Why sending failed. */
  failure?: string
}
