/** A number as people write it: 6, 6.5, 2,980, 六, 十五. */
export const NUMBER =
  '(?:\\d{1,3}(?:,\\d{3})+|\\d{1,10}(?:\\.\\d{1,4})?|[〇一二三四五六七八九十百]{1,5})'

const DIGITS = '〇一二三四五六七八九'

/** The value of what `NUMBER` matches. */
export function numberOf(number = ''): number {
  if (/^\d/.test(number)) return Number(number.replace(/,/g, ''))
  if (!/[十百]/.test(number)) {
    return Number([...number].map((digit) => DIGITS.indexOf(digit)).join(''))
  }
  const [, hundreds, tens, ones] = /^(?:(.?)百)?(?:(.?)十)?(.?)$/.exec(number) ?? []
  const digit = (of: string | undefined, none: number) => (of ? DIGITS.indexOf(of) : none)
  const at = (unit: string, of: string | undefined, size: number) =>
    number.includes(unit) ? digit(of, 1) * size : 0
  return at('百', hundreds, 100) + at('十', tens, 10) + digit(ones, 0)
}

/** Between two limits. */
export const TO = '(?:~|-|ー|から|より)'
/** The same, or between two numbers that are both said: 5、6分. */
export const TO_OR = '(?:~|-|ー|から|より|[、,・])'
/** Behind an upper limit, which `BELOW` leaves out. */
export const UP_TO = '(?:以下|以内|まで|迄|圏内|いか|いない|内|弱)'
export const BELOW = '(?:未満|みまん|より安い|より下|を切る|を下回る|より狭い)'
/** Behind a lower limit. */
export const FROM = '(?:以上|いじょう|~|から|より上|より広い|超(?:え|える)?|おーばー)'
/** Behind a number that is not meant exactly. */
export const ABOUT = '(?:前後|くらい|ぐらい|程度|ほど|あたり|位|強)'

/** A form of folded letters that begins where it is asked for. */
export const sticky = (source: string): RegExp => new RegExp(source, 'y')

type Limits = { min?: number; max?: number }

/** The limits of a range: what `…_min` and `…_max` of a query say. */
export const between = (name: string, { min, max }: Limits) => ({
  ...(min !== undefined && { [`${name}_min`]: min }),
  ...(max !== undefined && { [`${name}_max`]: max }),
})

/** About n: a tenth more or less. */
export const around = (value: number): Required<Limits> => ({
  min: Math.round(value * 0.9),
  max: Math.round(value * 1.1),
})
