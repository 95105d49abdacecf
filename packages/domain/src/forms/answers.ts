import { clockTime } from '@sumai/format/clock-time'
import { formatDateWithWeekday, formatMonth } from '@sumai/format/dates'
import { isTime } from './date-fields.ts'
import type { AnyField, Fields, FormDefinition, FormValues } from './form.ts'
import type { Visit } from './visits-field.ts'

/** One answer in words, for the confirmation and for mails. */
export type Answer = { name: string; label: string; text: string }

/** The label of a value: the name of a shop, a listing or a station. */
type Words = Readonly<Record<string, (value: string) => string>>

const NOT_SHOWN: readonly AnyField['control'][] = ['honeypot', 'hidden']

/**
 * The answers in the order of the form, without empty ones. `words` has the labels of values that
 * only the page or the API knows.
 */
export function answersOf<F extends Fields>(
  form: FormDefinition<F>,
  values: FormValues<F>,
  words: Words = {},
): Answer[] {
  return Object.entries(form.fields).flatMap(([name, field]) => {
    if (field.isLocal || (NOT_SHOWN.includes(field.control) && !words[name])) return []
    const text = say(field, values[name], words[name])
    return text === '' ? [] : [{ name, label: labelOf(field), text }]
  })
}

/** The unit stands after the number, so that the label need not say it too. */
const labelOf = ({ label, unit }: AnyField) => label.replace(`（${unit}）`, '')

function say(field: AnyField, value: unknown, word?: Words[string]): string {
  if (field.control === 'visits') return (value as Visit[]).map(sayVisit).join('\n')
  if (typeof value === 'boolean') return value ? 'はい' : ''
  return [value]
    .flat()
    .map(String)
    .filter((text) => text !== '')
    .map((text) => word?.(text) ?? sayOne(field, text))
    .join('、')
}

function sayOne({ control, choices, inWords }: AnyField, text: string): string {
  if (control === 'date') return formatDateWithWeekday(text) || text
  if (control === 'month') return sayMonth(text)
  if (control === 'select' && isTime(text)) return clockTime(text)
  return inWords?.(text) ?? choices?.find(({ value }) => value === text)?.label ?? text
}

const sayMonth = (text: string) => (/^\d{4}$/.test(text) ? `${text}年` : formatMonth(text) || text)

const sayVisit = ({ date, time }: Visit, index: number) =>
  `第${index + 1}希望 ${formatDateWithWeekday(date)} ${clockTime(time)}`
