import * as z from 'zod/mini'
import type { Choice, FormField } from './field.ts'
import { message } from './messages.ts'

type Options = { label: string; required?: boolean; choices: readonly Choice[] }

const text = (raw: unknown) => (typeof raw === 'string' ? raw.trim() : '')

/** One of a list; '' when nothing is chosen. */
export function choiceField(
  control: 'select' | 'radio',
  { label, required = false, choices }: Options,
): FormField<string> {
  return {
    label,
    control,
    isRequired: required,
    choices,
    fold: text,
    schema: z.string().check(
      z.refine((value) => !required || value !== '', {
        error: message('required_select', { label }),
      }),
      z.refine((value) => value === '' || choices.some((choice) => choice.value === value), {
        error: message('one_of', { label }),
      }),
    ),
  }
}

/** Any of a list, in its order. */
export function choicesField({ label, required = false, choices }: Options): FormField<string[]> {
  return {
    label,
    control: 'checkboxes',
    isRequired: required,
    choices,
    fold: (raw) => [...new Set([raw ?? []].flat().map(text))].filter((value) => value !== ''),
    schema: z.array(z.string()).check(
      z.refine((values) => !required || values.length > 0, {
        error: message('required_select', { label }),
      }),
      z.refine((values) => values.every((value) => choices.some((c) => c.value === value)), {
        error: message('one_of', { label }),
      }),
    ),
  }
}

/** A shop by its number. Whether it exists, and serves this site, only the API knows. */
export function shopField({
  label,
  required = false,
}: Omit<Options, 'choices'>): FormField<string> {
  return {
    label,
    control: 'select',
    isRequired: required,
    fold: text,
    schema: z.string().check(
      z.refine((value) => !required || value !== '', {
        error: message('required_select', { label }),
      }),
      z.refine((value) => value === '' || /^\d{3}$/.test(value), {
        error: message('one_of', { label }),
      }),
    ),
  }
}

const isChecked = (raw: unknown) => raw === true || ['on', '1', 'true'].includes(text(raw))

/** Consent to the handling of personal data: nothing can be sent without. */
export function privacyField(label: string): FormField<boolean> {
  return {
    label,
    control: 'checkbox',
    isRequired: true,
    fold: isChecked,
    schema: z.boolean().check(z.refine((value) => value, { error: message('privacy') })),
  }
}
