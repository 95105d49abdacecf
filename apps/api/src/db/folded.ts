import { type PgColumn, type SQL, sql } from './drizzle.ts'

const KATAKANA = Array.from({ length: 0x56 }, (_, index) => String.fromCharCode(0x30a1 + index))
const HIRAGANA = KATAKANA.map((kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
const DASHES = '‐‑‒–—―−'
const FROM = [...KATAKANA, ...DASHES].join('')
const TO = [...HIRAGANA, ...'-'.repeat(DASHES.length)]
  .join('')
  .replace('ゕ', 'か')
  .replace('ゖ', 'け')

/** A text folded as `foldKeyword` of packages/domain does, where no column keeps it folded. */
export const folded = (text: PgColumn): SQL<string> =>
  sql`translate(lower(normalize(${text}, NFKC)), ${FROM}, ${TO})`
