import { type Answer, answersOf } from '@sumai/domain/forms/answers'
import { formByName } from '@sumai/domain/forms/forms'
import { inWordsOf } from '@sumai/domain/forms/sale-words'
import type { Inquiry } from '../inquiry.ts'

/** Shown elsewhere on the screen, or the same in every enquiry. */
const ELSEWHERE = new Set([
  'name',
  'name_kana',
  'email',
  'tel',
  'body',
  'agree_privacy',
  'bukken_no',
])

/** What was answered in the form, in words; a field that the form no longer has is left out. */
export function answersIn(inquiry: Inquiry): Answer[] {
  const form = formByName(inquiry.form)
  if (!form) return []
  const sent: Readonly<Record<string, unknown>> = {
    ...inquiry.details,
    contact_method: inquiry.contactMethod,
    contact_time: inquiry.contactTime,
  }
  const values = Object.fromEntries(
    Object.entries(form.fields).map(([name, field]) => [name, field.fold(sent[name])]),
  )
  return answersOf(inWordsOf(inquiry.siteType, form), values as never).filter(
    ({ name }) => !ELSEWHERE.has(name),
  )
}
