import * as z from 'zod/mini'
import { type Choice, type FormField, toText, toTexts } from './field.ts'
import { message } from './messages.ts'

type Options = {
  label: string
  required?: boolean
  /** The message for a value that is not among the choices. */
  unknown?: string
}
type ListOptions = Options & {
  max?: number
  /** The message for more than `max` values. */
  tooMany?: string
}
/** Limit for lists without a `max`. */
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

/** One of the choices; '' when nothing is chosen. */
export const choiceField = (
  control: 'select' | 'radio',
  { choices, ...options }: Options & { choices: readonly Choice[] },
): FormField<string> => ({ ...one(control, options, among(choices)), choices })

/** Any of the choices, in the order in which they were chosen. */
export const choicesField = (
  control: 'checkboxes' | 'multi',
  { choices, ...options }: ListOptions & { choices: readonly Choice[] },
): FormField<string[]> => ({ ...several(control, options, among(choices)), choices })

/** An identifier; only the API can check that it exists. */
export const idField = (
  control: 'select' | 'radio' | 'hidden',
  { pattern, ...options }: Options & { pattern: RegExp },
): FormField<string> => one(control, options, (value) => pattern.test(value))

export const idsField = (
  control: 'multi' | 'hiddens',
  { pattern, ...options }: ListOptions & { pattern: RegExp },
): FormField<string[]> => several(control, options, (value) => pattern.test(value))

/** A shop number; only the API can check that it exists and serves this site. */
export const shopField = (options: Options) => idField('select', { ...options, pattern: /^\d{3}$/ })

/** The error at the lower limit when it exceeds the upper one; '' is an open limit. */
export const rangeError = (label: string, min: string, max: string): string | undefined =>
  min !== '' && max !== '' && Number(min) > Number(max)
    ? message('min_le_max', { label })
    : undefined
