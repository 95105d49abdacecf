import { readAmount } from '../columns/written.ts'
import { withDigits } from './kanji-numbers.ts'
import type { Propose, Wrong } from './repair.ts'

const plain = (cell: string) => cell.normalize('NFKC').trim()

const isNumber = ({ field }: Wrong) => field.type === 'number' && field.codes.size === 0
/** A text that is a number where it was none before. */
const asNumber = (wrong: Wrong, text: string) =>
  isNumber(wrong) && readAmount(text, wrong.field.counted) ? text : undefined

/** `68,OOO` and `l2`: letters that look like digits, beside digits. */
export const lookalikes: Propose = (wrong) => {
  const text = plain(wrong.cell)
  if (!/\d/.test(text) || !/[OoIl|]/.test(text)) return undefined
  return asNumber(wrong, text.replace(/[Oo]/g, '0').replace(/[Il|]/g, '1'))
}

/** `六万二千円` is 6万2000円. */
export const numerals: Propose = (wrong) => {
  const text = withDigits(plain(wrong.cell))
  return text === plain(wrong.cell) ? undefined : asNumber(wrong, text)
}

/** What people write around an amount, and what means nothing. */
const BEFORE = /^(?:約|およそ|月額|月々)\s*/
const AFTER = /\s*(?:\((?:税込み?|税別|非課税)\)|\/月|\/年|\/ヶ月|也|ー|-|程度)$/
/** `約62,000円(税込)` is 62,000円. */
export const surroundings: Propose = (wrong) => {
  const text = plain(wrong.cell)
    .replace(BEFORE, '')
    .replace(AFTER, '')
    .replace(/(?<=\d) (?=\d)/g, '')
  return text === plain(wrong.cell) ? undefined : asNumber(wrong, text)
}

/** Amounts of whole yen that other systems keep in 万円. */
const IN_YEN = [
  ...['hy_yachin', 'kyoekihi', 'koshinryo', 'hoken_ryo', 'kagi_kokan', 'cleaning'],
  ...['parking_ryo1', 'parking_ryo2', 'kakaku', 'kanrihi', 'shuzen_tsumitate'],
]
/** `6.8` of a rent is 6.8万円: there is no part of a yen. */
export const manYen: Propose = ({ field, cell }) => {
  const text = plain(cell)
  return IN_YEN.includes(field.name) && /^\d{1,5}\.\d{1,4}$/.test(text) ? `${text}万円` : undefined
}

/** `62000` of a deposit counted in months is 62000円. */
export const yenOfMonths: Propose = ({ field, cell }) =>
  field.counted === 'months or yen' && /^[\d,]{3,}$/.test(plain(cell))
    ? `${plain(cell)}円`
    : undefined
