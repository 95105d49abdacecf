import type * as z from 'zod/mini'
import type { SiteType } from '../codes.ts'

export type Choice = {
  value: string
  label: string
  /** Only a choice on this site. */
  site?: SiteType
}

/**
 * One field of a form: how the page draws it and how page and API check it. `fold` turns the typed
 * text into the value that is kept, shown again and sent; `schema` checks that value.
 */
export type FormField<T> = {
  label: string
  /**
   * `checkboxes`, `multi` (a chooser of places) and `hiddens` hold a list; `visits` date and time.
   */
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
  /** Reads the posted value. Default: the single value of its name. */
  read?: (data: FormData, name: string) => unknown
  /** Never throws; applied to its own result, it changes nothing. */
  fold: (raw: unknown) => T
  schema: z.ZodMiniType<T>
  choices?: readonly Choice[]
  /** Maximum: characters of a text, value of a number, length of a list. */
  max?: number
  /** Minimum of a number. */
  min?: number
  /** After a number: 人, ㎡. */
  unit?: string
  /** The value as people read it, where that is not what is kept. */
  inWords?: (text: string) => string
  autocomplete?: string
  /** Checked by the form only, not sent to the API. */
  isLocal?: boolean
}

/** A single posted value as text; numbers (from JSON) are converted, anything else is ''. */
export const toText = (raw: unknown): string =>
  typeof raw === 'string' ? raw.trim() : typeof raw === 'number' ? String(raw) : ''

/** Posted values as a list without blanks and duplicates; a single value is a list of one. */
export const toTexts = (raw: unknown): string[] =>
  [...new Set([raw ?? []].flat().map(toText))].filter((value) => value !== '')
