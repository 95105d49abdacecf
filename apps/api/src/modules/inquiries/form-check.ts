import type { inquiryBody } from '@sumai/api-client/contract/inquiry'
import { formByName } from '@sumai/domain/forms/forms'
import { message } from '@sumai/domain/forms/messages'
import { validateInquiry } from '@sumai/domain/forms/validate'
import type { z } from 'zod'
import { inquiryInvalid } from './inquiries.errors.ts'

export type InquiryInput = z.output<typeof inquiryBody>

/**
 * Holds a body to the rules of its form, the same the page applies; returns it with its values
 * folded (half-width digits, katakana). Throws a 422 with the messages by field.
 */
export function checkForm(body: InquiryInput): InquiryInput {
  const form = formByName(body.form)
  if (!form || form.inquiryType !== body.inquiry_type) {
    throw inquiryInvalid({ form: [message('one_of', { label: 'フォーム' })] })
  }
  const { values, errors } = validateInquiry(form, body)
  const found = Object.entries(errors).map(([field, text]) => [field, [String(text)]])
  if (found.length > 0) throw inquiryInvalid(Object.fromEntries(found))
  const folded = values as Record<string, unknown>
  const pick = (fields: object) =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, folded[name] ?? value]))
  return { ...(pick(body) as InquiryInput), details: pick(body.details) as InquiryInput['details'] }
}
