import type { inquiryBody } from '@sumai/api-client/contract/inquiry'
import type { Facts } from '@sumai/domain/forms/facts'
import { formByName } from '@sumai/domain/forms/forms'
import { message } from '@sumai/domain/forms/messages'
import { validateInquiry } from '@sumai/domain/forms/validate'
import type { z } from 'zod'
import { inquiryFull, inquiryInvalid } from './inquiries.errors.ts'

export type InquiryInput = z.output<typeof inquiryBody>

/**
 * Checks a body by the rules of its form, which the page uses too. Returns the values folded
 * (half-width digits, katakana) and without unknown fields. Throws a 422 with messages by field, or
 * a 409 when the only error is that a slot or seat was taken by others.
 */
export function checkForm(body: InquiryInput, facts: Facts): InquiryInput {
  const form = formByName(body.form)
  if (!form || form.inquiryType !== body.inquiry_type) {
    throw inquiryInvalid({ form: [message('one_of', { label: 'フォーム' })] })
  }
  const { values, errors } = validateInquiry(form, body, facts)
  const found = Object.entries(errors).map(([field, text]): [string, string[]] => [
    field,
    [String(text)],
  ])
  if (found.length > 0) {
    const isFull = found.every(([, texts]) => texts.every((text) => FULL.has(text)))
    throw (isFull ? inquiryFull : inquiryInvalid)(Object.fromEntries(found))
  }
  const folded = values as Record<string, unknown>
  const asked = (fields: object) =>
    Object.fromEntries(
      Object.entries(fields)
        .filter(([name]) => ENVELOPE.has(name) || Object.hasOwn(form.fields, name))
        .map(([name, value]) => [name, folded[name] ?? value]),
    )
  return {
    ...(asked(body) as InquiryInput),
    details: asked(body.details) as InquiryInput['details'],
  }
}

/** Fields of the body beside those of the form. */
const ENVELOPE = new Set(['inquiry_type', 'form', 'site_type', 'page_url', 'form_token'])
const FULL = new Set([message('slot_full'), message('seminar_full')])
