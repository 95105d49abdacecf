import type { SiteType } from '../codes.ts'
import type { Fields, FormDefinition, FormName } from './form.ts'

/** `first`: values of choices with their words, in the order in which they stand before the others. */
type Words = { label?: string; first?: Readonly<Record<string, string>> }

const WORDS: Partial<Record<FormName, Readonly<Record<string, Words>>>> = {
  property: {
    purposes: {
      first: {
        availability: '資料と販売状況を知りたい',
        visit: '現地を見学したい',
        cost: '諸費用を知りたい',
        loan: '住宅ローンを相談したい',
      },
    },
    visit_dates: { label: '見学希望日時（第1・第2希望）' },
    move_in: { label: '引渡し希望時期' },
  },
  contact: { category: { first: { buy: '購入のご相談', sell: '売却のご相談' } } },
}

/**
 * A form in the words of a site. The specification words the common ones for rentals; whoever buys
 * asks neither for vacancies nor for a time to move in. Names, values and rules are the same.
 */
export function inWordsOf<F extends Fields>(
  site: SiteType,
  form: FormDefinition<F>,
): FormDefinition<F> {
  const words = site === 'baibai' ? WORDS[form.name] : undefined
  if (!words) return form
  const fields = Object.entries(form.fields).map(([name, { choices, ...field }]) => {
    const { label = field.label, first = {} } = words[name] ?? {}
    const named = Object.entries(first).flatMap(([value, label]) =>
      (choices ?? []).filter((choice) => choice.value === value).map((it) => ({ ...it, label })),
    )
    const others = choices?.filter(({ value }) => !(value in first))
    return [name, { ...field, label, ...(others && { choices: [...named, ...others] }) }]
  })
  return { ...form, fields: Object.fromEntries(fields) }
}
