import type { ApiError } from '@sumai/api-client'
import type { FormErrors } from '@sumai/domain/forms/form'
import { message } from '@sumai/domain/forms/messages'
import { data } from '@sumai/platform'
import type { FormAnswer } from './form-answer.ts'
import { type FormPlan, stepOf } from './form-plan.ts'

/**
 * It was not sent, or nobody knows: keeps everything, says so, and lets the visitor try again with
 * the same key, so that what did arrive is not taken in twice.
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

/** The rules that only the API can check: does the shop exist, is the hour still free. */
function fieldErrors({ form }: FormPlan, { status, errors = {} }: ApiError): FormErrors {
  if (status !== 422 && status !== 409) return {}
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, [text]]) =>
      text && form.fields[name.split('.')[0] ?? ''] ? [[name, text]] : [],
    ),
  )
}

/**
 * The key stands for what was sent with it: when an earlier try did arrive and the visitor has
 * changed the text since, the changed form needs a key of its own. So does a form that has lost its
 * key, or carries something else in its place.
 */
const keyAfter = (key: string, { code }: ApiError) =>
  code === 'inquiry.key_reused' || code === 'inquiry.key_missing' ? crypto.randomUUID() : key
