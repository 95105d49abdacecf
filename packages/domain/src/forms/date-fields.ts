import { isoDay } from '@sumai/format/dates'
import { withWesternYear } from '@sumai/format/eras'
import { toHalfWidth } from '@sumai/format/typed-text'
import * as z from 'zod/mini'
import { type FormField, toText } from './field.ts'
import { message } from './messages.ts'

type Options = { label: string; required?: boolean }

/** 2026/11/5, ２０２６年１１月５日 or 2026-11-05: `2026-11-05`. */
export const foldDate = (raw: unknown): string =>
  toHalfWidth(toText(raw))
    .replace(/[年月日/.]/g, '-')
    .replace(/-+$/, '')
    .replace(/-(\d)(?=-|$)/g, '-0$1')

/** 2005年, 平成17年 or H17: `2005`; with a month as `foldDate` writes it. */
const foldMonth = (raw: unknown): string => foldDate(withWesternYear(toHalfWidth(toText(raw))))

/** 9:30: `09:30`. */
export const foldTime = (raw: unknown): string =>
  toHalfWidth(toText(raw)).replace(/^\d:/, (hour) => `0${hour}`)

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && isoDay(text) === text

/** Whether a text is a time of the clock, `HH:MM`. */
export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

function field(
  control: 'date' | 'month' | 'select',
  { label, required = false }: Options,
  fold: FormField<string>['fold'],
  isRight: (text: string) => boolean,
  wrong: string,
): FormField<string> {
  return {
    label,
    control,
    isRequired: required,
    fold,
    schema: z.string().check(
      z.refine((text) => !required || text !== '', {
        error: message('required_select', { label }),
      }),
      z.refine((text) => text === '' || isRight(text), { error: wrong }),
    ),
  }
}

/** A day, `YYYY-MM-DD`. The form checks which days can be chosen. */
export const dateField = (options: Options) =>
  field('date', options, foldDate, isDay, message('date', { label: options.label }))

/** A month, `YYYY-MM`, or a year of which the month is not known, `YYYY`. */
export const monthField = (options: Options) =>
  field(
    'month',
    options,
    foldMonth,
    (text) => /^\d{4}$/.test(text) || isDay(`${text}-01`),
    message('month', { label: options.label }),
  )

/** A time of the day, `HH:MM`, from a list that depends on the day. */
export const timeField = (options: Options) =>
  field('select', options, foldTime, isTime, message('one_of', { label: options.label }))
