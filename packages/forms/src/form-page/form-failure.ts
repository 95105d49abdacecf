import type { ApiError } from '@sumai/api-client'
import type { FormErrors } from '@sumai/domain/forms/form'
import { message } from '@sumai/domain/forms/messages'
import { data } from '@sumai/platform'
import type { FormAnswer } from './form-answer.ts'
import { type FormPlan, stepOf } from './form-plan.ts'

/**
 * The answer when sending failed or its outcome is unknown. The values are kept, and another try
 * has the same key, so that the API does not store the enquiry twice.
 */
export function failed(plan: FormPlan, answer: FormAnswer, error: ApiError) {
  const errors = fieldErrors(plan, error)
  const [first] = Object.keys(errors)
  if (first !== undefined) {
    const again = { ...answer, errors, step: 'input', at: stepOf(plan, first) } as const
    return data<FormAnswer>(again, { status: error.status })
  }
  const retry = { ...answer, key: keyAfter(answer.key, error) }
  if (error.status === 429) {
    return data<FormAnswer>({ ...retry, failure: message('too_many') }, { status: 429 })
  }
  const failure = message(error.status === 0 ? 'network' : 'server')
  return data<FormAnswer>({ ...retry, failure }, { status: 503 })
}

/** Errors that only the API finds: an unknown shop, a slot that is taken. */
function fieldErrors({ form }: FormPlan, { status, errors = {} }: ApiError): FormErrors {
  if (status !== 422 && status !== 409) return {}
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, [text]]) =>
      text && form.fields[name.split('.')[0] ?? ''] ? [[name, text]] : [],
    ),
  )
}

/**
 * The API refuses a key that was used with other values: when an earlier try did arrive and the
 * visitor has changed the form since, it needs a new key. So does a form without a valid key.
 */
const keyAfter = (key: string, { code }: ApiError) =>
  code === 'inquiry.key_reused' || code === 'inquiry.key_missing' ? crypto.randomUUID() : key
