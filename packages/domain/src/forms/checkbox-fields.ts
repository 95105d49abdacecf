import * as z from 'zod/mini'
import { type FormField, toText } from './field.ts'
import { message } from './messages.ts'

/** An optional checkbox. */
export const checkboxField = (label: string): FormField<boolean> => ({
  label,
  control: 'checkbox',
  isRequired: false,
  fold: (raw) => raw === true || ['on', '1', 'true'].includes(toText(raw)),
  schema: z.boolean(),
})

/** Consent to the handling of personal data, which is required. */
export const privacyField = (label: string): FormField<boolean> => ({
  ...checkboxField(label),
  isRequired: true,
  schema: z.boolean().check(z.refine((value) => value, { error: message('privacy') })),
})
