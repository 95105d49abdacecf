import type { SiteType } from '@sumai/domain/codes'
import { answersOf } from '@sumai/domain/forms/answers'
import type { FormDefinition, FormName } from '@sumai/domain/forms/form'
import { formByName } from '@sumai/domain/forms/forms'
import { fromInquiry } from '@sumai/domain/forms/inquiry'
import { inWordsOf } from '@sumai/domain/forms/sale-words'
import { validateForm } from '@sumai/domain/forms/validate'
import type { Part, Row } from '../../letters/letter.ts'
import type { InquiryInput } from './form-check.ts'
import { homeText, type Names } from './inquiry-names.ts'

/** About whom an enquiry is, in every form. */
const PERSON = new Set(['name', 'name_kana', 'email', 'tel', 'contact_method', 'contact_time'])

/**
 * What is typed freely. A mail to a visitor does not repeat it: nobody knows yet whether the address
 * belongs to who wrote (decision 0026).
 */
export const TYPED: ReadonlySet<string> = new Set(['body', 'address', 'mansion_name', 'room_no'])

/** Said elsewhere in every mail to a visitor. */
const NOT_REPEATED = new Set(['agree_privacy', 'date1'])

type Reader = 'visitor' | 'shop'
export type Values = Readonly<Record<string, unknown>>

/** The values of the form that was sent. */
export const valuesOf = (form: FormDefinition, asked: InquiryInput): Values =>
  validateForm(form, fromInquiry(asked)).values

/** The form of an enquiry in the words of its site; every enquiry that is stored has one. */
export function formOf(name: FormName, site: SiteType): FormDefinition {
  const form = formByName(name)
  if (!form) throw new Error(`No form ${name}`)
  return inWordsOf(site, form)
}

/** All answers in words; a shop reads first who sent them. */
export function answerParts(
  form: FormDefinition,
  values: Values,
  names: Names,
  { reader, about, receiptNo }: { reader: Reader; about: string; receiptNo: string },
): Part[] {
  const rows = answersOf(form, values as never, names.words).filter(
    ({ name }) => name !== 'time1' && name !== 'time2',
  )
  const kept = rows.filter(({ name }) => reader === 'shop' || !NOT_REPEATED.has(name))
  const rowsFor = (isPerson: boolean) =>
    kept
      .filter(({ name }) => PERSON.has(name) === isPerson)
      .flatMap((answer) => rowsOf(answer, values, names, reader))
  const what = {
    heading: about,
    rows: [{ label: '受付番号', text: receiptNo }, ...rowsFor(false)],
  }
  const who = { heading: 'お客様', rows: rowsFor(true) }
  return reader === 'shop' ? [who, what] : [what, who]
}

type Answer = ReturnType<typeof answersOf>[number]

function rowsOf(
  { name, label, text }: Answer,
  values: Values,
  { homes, building }: Names,
  reader: Reader,
): Row[] {
  if (name === 'bukken_no') {
    const shown = homes.map((home) => ({ label, text: homeText(home), href: home.href }))
    return shown.length > 0 ? shown : [{ label, text }]
  }
  if (name === 'tm_no') return [{ label, text, ...(building && { href: building.href }) }]
  if (name === 'date1') return [{ label: '第1希望', text: `${text} ${values.time1}` }]
  if (name === 'date2') return [{ label: '第2希望', text: `${text} ${values.time2}` }]
  if (reader === 'visitor' && TYPED.has(name)) {
    return [{ label, text: `ご記入の内容（${[...text].length}文字）を承りました。` }]
  }
  return [{ label, text }]
}
