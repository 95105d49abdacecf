import type { Fields, FormErrors, FormValues } from '@sumai/domain/forms/form'

/** What the action answers until the form is sent: every input comes back. */
export type FormAnswer<F extends Fields = Fields> = {
  step: 'input' | 'confirm'
  /** Index of the step of input that has to be seen. */
  at: number
  values: FormValues<F>
  errors: FormErrors<F>
  /** Idempotency key of what is sent, the same for every try. */
  key: string
  /** When the form was opened, signed; '' where nobody could sign. */
  formToken: string
  /** Why it could not be sent. */
  failure?: string
}
