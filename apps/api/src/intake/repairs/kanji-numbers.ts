const DIGITS = '〇一二三四五六七八九'
const SMALL: Record<string, number> = { 十: 10, 百: 100, 千: 1000 }
const NUMERAL = /[〇零一二三四五六七八九十百千]+/g

/** `二十四`, `百`, `二〇二六` and `千二百` as numbers; nothing of what is no numeral. */
function numberOf(numeral: string): number {
  const plain = numeral.replaceAll('零', '〇')
  if (!/[十百千]/.test(plain))
    return Number([...plain].map((digit) => DIGITS.indexOf(digit)).join(''))
  let sum = 0
  let digit: number | undefined
  for (const sign of plain) {
    const unit = SMALL[sign]
    if (unit === undefined) digit = DIGITS.indexOf(sign)
    else {
      sum += (digit ?? 1) * unit
      digit = undefined
    }
  }
  return sum + (digit ?? 0)
}

/** A number in digits whose units below ten thousand are signs: 3千5百, 6.5千, 2千300. */
const MIXED = /(?:\d+(?:\.\d+)?[千百十])+(?:\d+(?![千百十]))?/g
const PART = /(\d+(?:\.\d+)?)([千百十]?)/g

/** The sum of its parts, to the hundredth. */
function sumOf(mixed: string): string {
  const parts = [...mixed.matchAll(PART)].map(
    ([, number, unit = '']) => Number(number) * (SMALL[unit] ?? 1),
  )
  return String(Math.round(parts.reduce((sum, part) => sum + part, 0) * 100) / 100)
}

/**
 * A text with its numerals as digits: 六万二千円 is 6万2000円, 令和八年 is 令和8年, 6万2千 is 6万2000,
 * 3千5百円 is 3500円.
 */
export const withDigits = (text: string): string =>
  text.replace(MIXED, sumOf).replace(NUMERAL, (numeral) => String(numberOf(numeral)))
