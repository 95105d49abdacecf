import codes from './master/codes.json' with { type: 'json' }

/**
 * The code tables. About 3.5 KB compressed: the API's answers already carry a
 * `*_label` beside every code, so a page needs this only for lists of choices.
 */

export type SiteType = 'chintai' | 'baibai'
export type ChintaiBukkenType = 'mansion' | 'apartment' | 'kodate' | 'tenpo' | 'souko'
export type ToushiBukkenType = 'toushi_mansion' | 'toushi_apartment' | 'toushi_other'
export type BaibaiBukkenType =
  | 'hanbai_mansion'
  | 'hanbai_chuko'
  | 'hanbai_shinchiku'
  | 'hanbai_tochi'
  | 'tateuri'
  | ToushiBukkenType
export type BukkenKbn = 'kubun' | 'ittou' | 'jigyou'
export type InquiryType =
  | 'satei'
  | 'request'
  | 'bukken'
  | 'tenpo'
  | 'seminar'
  | 'mailmagazine'
  | 'other'

type Codes = typeof codes
/** A table that lists codes with labels (not the price steps or the slugs, which are plain data). */
export type CodeTable = {
  [T in keyof Codes]: Codes[T] extends { label: string }[] ? T : never
}[keyof Codes]
export type Code<T extends CodeTable> = Codes[T][number] extends { code: infer C } ? C : never
export type Option<C = string | number> = { code: C; label: string }

/** The choices of a table, in the order in which they are shown. */
export function options<T extends CodeTable>(table: T): Option<Code<T>>[] {
  return codes[table] as unknown as Option<Code<T>>[]
}

/** The Japanese word for a code; '' for none and for a code that the table does not know. */
export function label(table: CodeTable, code: string | number | null | undefined): string {
  return options(table).find((option) => option.code === code)?.label ?? ''
}

/** The steps of select boxes for ranges: yen, m², years, minutes at 80 m, per cent, floors. */
export const steps = codes.options
