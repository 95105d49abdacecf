import * as z from 'zod/mini'
import { type Choice, type FormField, toText, toTexts } from './field.ts'
import { message } from './messages.ts'

type Options = {
  label: string
  required?: boolean
  /** Said of a value that is not offered. */
  unknown?: string
}
type ListOptions = Options & {
  max?: number
  /** Said of more than `max`. */
  tooMany?: string
}
/** No list of the eight forms is longer. */
const MOST = 200

type Offered = (value: string) => boolean

const among =
  (choices: readonly Choice[]): Offered =>
  (value) =>
    choices.some((choice) => choice.value === value)

function one(
  control: FormField<string>['control'],
  { label, required = false, unknown = message('one_of', { label }) }: Options,
  isOffered: Offered,
): FormField<string> {
  return {
    label,
    control,
    isRequired: required,
    fold: toText,
    schema: z.string().check(
      z.refine((value) => !required || value !== '', {
        error: message('required_select', { label }),
      }),
      z.refine((value) => value === '' || isOffered(value), { error: unknown }),
    ),
  }
}

function several(
  control: FormField<string[]>['control'],
  options: ListOptions,
  isOffered: Offered,
): FormField<string[]> {
  const { label, required = false, max = MOST } = options
  const { unknown = message('one_of', { label }) } = options
  const { tooMany = message('max_items', { label, max }) } = options
  return {
    label,
    control,
    isRequired: required,
    read: (data, name) => data.getAll(name),
    fold: toTexts,
    schema: z.array(z.string()).check(
      z.refine((values) => !required || values.length > 0, {
        error: message('required_select', { label }),
      }),
      z.refine((values) => values.length <= max, { error: tooMany }),
      z.refine((values) => values.every(isOffered), { error: unknown }),
    ),
    ...(options.max && { max }),
  }
}

/** One of a list; '' when nothing is chosen. */
export const choiceField = (
  control: 'select' | 'radio',
  { choices, ...options }: Options & { choices: readonly Choice[] },
): FormField<string> => ({ ...one(control, options, among(choices)), choices })

/** Any of a list, in the order in which they were chosen. */
export const choicesField = (
  control: 'checkboxes' | 'multi',
  { choices, ...options }: ListOptions & { choices: readonly Choice[] },
): FormField<string[]> => ({ ...several(control, options, among(choices)), choices })

/** The number of something that only the API knows to exist. */
export const idField = (
  control: 'select' | 'radio' | 'hidden',
  { pattern, ...options }: Options & { pattern: RegExp },
): FormField<string> => one(control, options, (value) => pattern.test(value))

export const idsField = (
  control: 'multi' | 'hiddens',
  { pattern, ...options }: ListOptions & { pattern: RegExp },
): FormField<string[]> => several(control, options, (value) => pattern.test(value))

/** A shop by its number. Whether it exists, and serves this site, only the API knows. */
export const shopField = (options: Options) => idField('select', { ...options, pattern: /^\d{3}$/ })

/** Two steps of one range, '' for an open end. The message stands at the lower one. */
export const rangeError = (label: string, min: string, max: string): string | undefined =>
  min !== '' && max !== '' && Number(min) > Number(max)
    ? message('min_le_max', { label })
    : undefined
