import * as z from 'zod/mini'
import type { Fields, FormDefinition, FormErrors, FormValues } from './form.ts'
import { fromInquiry } from './inquiry.ts'

export type Validated<F extends Fields> = {
  /** Folded: to show again, and to send. */
  values: FormValues<F>
  /** One message per wrong field; no key when everything is right. */
  errors: FormErrors<F>
}

type Input = Readonly<Record<string, unknown>>

/** What a browser has posted for this form, and nothing else it may have posted. */
export function readFormData(form: FormDefinition, data: FormData): Input {
  return Object.fromEntries(
    Object.entries(form.fields).map(([name, { control }]) => [
      name,
      control === 'checkboxes' ? data.getAll(name) : data.get(name),
    ]),
  )
}

/** The one set of rules for page, action and API. Never throws, whatever the input. */
export function validateForm<F extends Fields>(form: FormDefinition<F>, input: Input) {
  return validateFields(form, input, Object.keys(form.fields))
}

/** The same for the body of POST inquiry (DECISIONS 7), which lacks the form's own checks. */
export function validateInquiry<F extends Fields>(form: FormDefinition<F>, body: Input) {
  const sent = Object.keys(form.fields).filter((name) => !form.fields[name]?.isLocal)
  return validateFields(form, fromInquiry(body), sent)
}

function validateFields<F extends Fields>(
  form: FormDefinition<F>,
  input: Input,
  names: string[],
): Validated<F> {
  const values: Record<string, unknown> = {}
  for (const [name, { fold }] of Object.entries(form.fields)) values[name] = fold(input[name])

  const together: FormErrors = form.check?.(values as FormValues<F>) ?? {}
  const errors: Record<string, string> = {}
  for (const name of names) {
    const alone = form.fields[name] && z.safeParse(form.fields[name].schema, values[name])
    const error = alone?.error?.issues[0]?.message ?? together[name]
    if (error) errors[name] = error
  }
  return { values: values as FormValues<F>, errors: errors as FormErrors<F> }
}
