import type * as z from 'zod/mini'

export type Choice = { value: string; label: string }

/**
 * One field of a form: what the page draws and what both sides check. `fold` turns whatever the
 * visitor typed into the value that is kept, shown again and sent; `schema` then judges it.
 */
export type FormField<T> = {
  label: string
  control:
    | 'text'
    | 'email'
    | 'tel'
    | 'textarea'
    | 'select'
    | 'radio'
    | 'checkbox'
    | 'checkboxes'
    | 'hidden'
    | 'honeypot'
  /** Shows 必須 or 任意; the schema enforces it. */
  isRequired: boolean
  fold: (raw: unknown) => T
  schema: z.ZodMiniType<T>
  choices?: readonly Choice[]
  /** In characters, as visitors count them. */
  max?: number
  autocomplete?: string
  /** The form's own check (DECISIONS 7): not sent, and not asked for by the API. */
  isLocal?: boolean
}
