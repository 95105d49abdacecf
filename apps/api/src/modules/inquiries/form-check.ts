import type { inquiryBody } from '@sumai/api-client/contract/inquiry'
import type { Facts } from '@sumai/domain/forms/facts'
import { formByName } from '@sumai/domain/forms/forms'
import { message } from '@sumai/domain/forms/messages'
import { validateInquiry } from '@sumai/domain/forms/validate'
import type { z } from 'zod'
import { inquiryFull, inquiryInvalid } from './inquiries.errors.ts'

export type InquiryInput = z.output<typeof inquiryBody>

/**
 * Checks a body by the rules of its form, the same the page applies; returns it with its values
 * folded (half-width digits, katakana) and without what the form does not ask for. Throws a 422 with
 * the messages by field, or a 409 when all that is wrong is that others have taken the place.
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

/** What is sent about an enquiry, besides the fields of its form. */
const ENVELOPE = new Set(['inquiry_type', 'form', 'site_type', 'page_url', 'form_token'])
const FULL = new Set([message('slot_full'), message('seminar_full')])
