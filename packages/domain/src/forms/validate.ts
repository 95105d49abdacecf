import * as z from 'zod/mini'
import type { Facts } from './facts.ts'
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
    Object.entries(form.fields).map(([name, { read }]) => [
      name,
      read ? read(data, name) : data.get(name),
    ]),
  )
}

/** The one set of rules for page, action and API. Never throws, whatever the input. */
export function validateForm<F extends Fields>(
  form: FormDefinition<F>,
  input: Input,
  facts: Facts = {},
): Validated<F> {
  return validateFields(form, input, Object.keys(form.fields), facts)
}

/** The same for the body of POST inquiry, which lacks the form's own checks. */
export function validateInquiry<F extends Fields>(
  form: FormDefinition<F>,
  body: Input,
  facts: Facts = {},
): Validated<F> {
  const sent = Object.keys(form.fields).filter((name) => !form.fields[name]?.isLocal)
  return validateFields(form, fromInquiry(body), sent, facts)
}

function validateFields<F extends Fields>(
  form: FormDefinition<F>,
  input: Input,
  names: string[],
  facts: Facts,
): Validated<F> {
  const values = foldAll(form, input)
  const unasked: readonly string[] = form.unasked?.(values) ?? []
  Object.assign(values, foldAll(form, {}, unasked))

  const together = Object.entries(form.check?.(values, { now: new Date(), ...facts }) ?? {})
  const errors: Record<string, string> = {}
  for (const name of names) {
    if (unasked.includes(name)) continue
    const alone = form.fields[name] && z.safeParse(form.fields[name].schema, values[name])
    const issue = alone?.error?.issues[0]
    const parts = issue ? [[name, issue.message]] : together.filter(([key]) => isOf(name, key))
    for (const [key, error] of parts) if (key && error) errors[key] = error
  }
  return { values, errors: errors as FormErrors<F> }
}

function foldAll<F extends Fields>(
  form: FormDefinition<F>,
  input: Input,
  names: readonly string[] = Object.keys(form.fields),
): FormValues<F> {
  const own = (name: string) => (Object.hasOwn(input, name) ? input[name] : undefined)
  return Object.fromEntries(
    names.map((name) => [name, form.fields[name]?.fold(own(name))]),
  ) as FormValues<F>
}

/** The field itself, or a part of it. */
const isOf = (name: string, key: string) => key === name || key.startsWith(`${name}.`)
