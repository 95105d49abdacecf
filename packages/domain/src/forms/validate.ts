import * as z from 'zod/mini'
import type { Facts } from './facts.ts'
import type { Fields, FormDefinition, FormErrors, FormValues } from './form.ts'
import { fromInquiry } from './inquiry.ts'

export type Validated<F extends Fields> = {
  /** Folded values, to be shown again and sent. */
  values: FormValues<F>
  /** One message per invalid field. */
  errors: FormErrors<F>
}

type Input = Readonly<Record<string, unknown>>

/** The posted values of the fields of this form; other values are ignored. */
export function readFormData(form: FormDefinition, data: FormData): Input {
  return Object.fromEntries(
    Object.entries(form.fields).map(([name, { read }]) => [
      name,
      read ? read(data, name) : data.get(name),
    ]),
  )
}

/** Checks the input by the rules that page, action and API share. Never throws. */
export function validateForm<F extends Fields>(
  form: FormDefinition<F>,
  input: Input,
  facts: Facts = {},
): Validated<F> {
  return validateFields(form, input, Object.keys(form.fields), facts)
}

/** Checks a body of POST inquiry, which lacks the local fields of the form. */
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

/** Whether a key names the field itself or a part of it. */
const isOf = (name: string, key: string) => key === name || key.startsWith(`${name}.`)
