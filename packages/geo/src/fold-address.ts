const DIGITS = '〇一二三四五六七八九'

/** 2 → 二, 12 → 十二, 30 → 三十: up to 99. */
function toKanji(number: number): string {
  const [tens, ones] = [Math.floor(number / 10), number % 10]
  const ten = tens === 0 ? '' : `${tens > 1 ? DIGITS[tens] : ''}十`
  return `${ten}${ones === 0 && tens > 0 ? '' : DIGITS[ones]}`
}

/**
 * An address so that two ways of writing it are one: widths, spaces, 大字, ヶ and が, の and ノ, 2丁目
 * and 二丁目, every dash as `-`, without its postal code.
 */
export const folded = (address: string): string =>
  address
    .normalize('NFKC')
    .replace(/\s+/g, '')
    .replace(/[‐‑‒–—―−ー－](?=\d)/g, '-')
    .replace(/^〒?\d{3}-?\d{4}/, '')
    .replace(/大字/g, '')
    .replace(/[ヶがガ]/g, 'ケ')
    .replace(/[の之]/g, 'ノ')
    .replace(/﨑/g, '崎')
    .replace(/(\d{1,2})丁目/g, (_, number) => `${toKanji(Number(number))}丁目`)

/** The 丁目 of a number: 2 → 二丁目. */
export const chomeOf = (number: number): string => `${toKanji(number)}丁目`
