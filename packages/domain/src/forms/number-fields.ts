import { formatNumber } from '@sumai/format/number'
import { toHalfWidth } from '@sumai/format/typed-text'
import * as z from 'zod/mini'
import { type FormField, toText } from './field.ts'
import { message } from './messages.ts'

/** The number, or the typed text when it is none, so that it is shown again; '' when empty. */
type Value = number | string
type Options = { label: string; required?: boolean; min: number; max: number; unit: string }

const WHOLE = /^-?\d+$/
const DECIMAL = /^-?\d+(\.\d+)?$/

/** Reads ２, 1,500 and 3人: digits of any width, with separators and unit. */
function fold(raw: unknown, unit: string): Value {
  const typed = toHalfWidth(toText(raw)).replaceAll(',', '')
  const text = typed.endsWith(unit) ? typed.slice(0, -unit.length) : typed
  if (!DECIMAL.test(text)) return typed
  // Too many digits for a number stay text, which no range accepts. -0 becomes 0.
  return text.length > 15 ? text : Number(text) + 0
}

function field(
  control: 'number' | 'decimal',
  { label, required = false, min, max, unit }: Options,
  pattern: RegExp,
): FormField<Value> {
  const schema = z.union([z.number(), z.string()]).check(
    z.refine((value) => !required || value !== '', { error: message('required_text', { label }) }),
    z.refine((value) => value === '' || pattern.test(String(value)), {
      error: message('integer', { label }),
    }),
    z.refine((value) => value === '' || (min <= Number(value) && Number(value) <= max), {
      error: message('range', { label, min, max }),
    }),
  )
  return {
    label,
    control,
    isRequired: required,
    fold: (raw) => fold(raw, unit),
    schema,
    min,
    max,
    unit,
    inWords: (text) => `${DECIMAL.test(text) ? formatNumber(Number(text)) : text}${unit}`,
  }
}

/** A whole number. */
export const numberField = (options: Options) => field('number', options, WHOLE)

/** A number with or without decimals. */
export const decimalField = (options: Options) => field('decimal', options, DECIMAL)
