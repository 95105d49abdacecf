import type { ApiError } from '@sumai/api-client'
import type { contactForm } from '@sumai/domain/forms/contact'
import type { FormErrors, FormValues } from '@sumai/domain/forms/form'
import { message } from '@sumai/domain/forms/messages'
import { data } from '@sumai/platform'

type ContactFields = (typeof contactForm)['fields']

/** What the action answers until the enquiry is sent: every input comes back. */
export type Answer = {
  step: 'input' | 'confirm'
  values: FormValues<ContactFields>
  errors: FormErrors<ContactFields>
  /** Idempotency key of this enquiry, the same for every try. */
  key: string
  /** When the form was opened, signed; '' where nobody could sign. */
  formToken: string
  /** Why it could not be sent. */
  failure?: string
}

export type ShopChoice = { value: string; label: string }

export function textOf(posted: FormData, name: string): string {
  const value = posted.get(name)
  return typeof value === 'string' ? value : ''
}

/**
 * It was not sent, or nobody knows: keeps everything, says so, and lets the visitor try again with
 * the same key, so that an enquiry that did arrive is not taken in twice.
 */
export function failed(answer: Omit<Answer, 'step'>, error: ApiError) {
  const errors = fieldErrors(answer.values, error)
  if (Object.keys(errors).length > 0) {
    return data<Answer>({ ...answer, errors, step: 'input' }, { status: 422 })
  }
  const retry = { ...answer, step: 'confirm', key: keyAfter(answer.key, error) } as const
  if (error.status === 429) {
    return data<Answer>({ ...retry, failure: message('too_many') }, { status: 429 })
  }
  const failure = message(error.status === 0 ? 'network' : 'server')
  return data<Answer>({ ...retry, failure }, { status: 503 })
}

/** The rules of the form that only the API can check (does the shop exist). */
function fieldErrors(
  values: Answer['values'],
  { status, errors = {} }: ApiError,
): Answer['errors'] {
  if (status !== 422) return {}
  return Object.fromEntries(
    Object.keys(values).flatMap((name) => (errors[name]?.[0] ? [[name, errors[name][0]]] : [])),
  )
}

/**
 * The key stands for what was sent with it: when an earlier try did arrive and the visitor has
 * changed the text since, the changed enquiry needs a key of its own.
 */
const keyAfter = (key: string, { code }: ApiError) =>
  code === 'inquiry.key_reused' ? crypto.randomUUID() : key
