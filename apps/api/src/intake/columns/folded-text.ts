import { toHalfWidth } from '@sumai/format/typed-text'

/** `０９２−０００−０００１` is 092-000-0001; with words beside the number it stays as it is. */
const tel = (text: string): string => {
  const plain = toHalfWidth(text)
  return /^\+?[\d()-]+$/.test(plain) ? plain : text
}

/** `〒８１０−０００１` is 810-0001. */
const zip = (text: string): string => toHalfWidth(text).replace(/^〒/, '')

/** `9:30`, as Excel writes 09:30, `9:30:00` and `9時30分` are 09:30. */
const time = (text: string): string =>
  toHalfWidth(text).replace(
    /^(\d{1,2})[:時](\d{2})(?::00|分)?$/,
    (_, hour: string, minute: string) => `${hour.padStart(2, '0')}:${minute}`,
  )

/** Texts that are digits and signs, by the field: what people and spreadsheets make of them. */
export const FOLDED_TEXTS: Readonly<Record<string, (text: string) => string>> = {
  ...{ tel, fax: tel, free_dial: tel },
  ...{ zip, eigyo_start: time, eigyo_end: time },
}
