import type * as z from 'zod/mini'
import type { SiteType } from '../codes.ts'

export type Choice = {
  value: string
  label: string
  /** Offered on this site only. */
  site?: SiteType
}

/**
 * One field of a form: what the page draws and what both sides check. `fold` turns whatever the
 * visitor typed into the value that is kept, shown again and sent; `schema` then judges it.
 */
export type FormField<T> = {
  label: string
  /** `checkboxes`, `multi` (a chooser of places) and `hiddens` hold a list; `visits` date and time. */
  control:
    | 'text'
    | 'email'
    | 'tel'
    | 'textarea'
    | 'number'
    | 'decimal'
    | 'date'
    | 'month'
    | 'visits'
    | 'select'
    | 'radio'
    | 'checkbox'
    | 'checkboxes'
    | 'multi'
    | 'hidden'
    | 'hiddens'
    | 'honeypot'
  /** Shows 必須 or 任意; the schema enforces it. */
  isRequired: boolean
  /** What a browser has posted for it. Default: the one value of its name. */
  read?: (data: FormData, name: string) => unknown
  /** Never throws, and changes nothing when it is applied again. */
  fold: (raw: unknown) => T
  schema: z.ZodMiniType<T>
  choices?: readonly Choice[]
  /** Of a text in characters, as visitors count them; of a number or a list the most it may be. */
  max?: number
  /** The least a number may be. */
  min?: number
  /** Behind a number: 人, ㎡. */
  unit?: string
  autocomplete?: string
  /** The form's own check: not sent, and not asked for by the API. */
  isLocal?: boolean
}

/** What a control sends as one value; JSON may bring a number. Anything else is nothing. */
export const toText = (raw: unknown): string =>
  typeof raw === 'string' ? raw.trim() : typeof raw === 'number' ? String(raw) : ''

/** The values of a list, each once, without blanks; one value alone is a list of one. */
export const toTexts = (raw: unknown): string[] =>
  [...new Set([raw ?? []].flat().map(toText))].filter((value) => value !== '')
