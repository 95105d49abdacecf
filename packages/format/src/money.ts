import { formatNumber } from './number.ts'
import { foldAscii } from './typed-text.ts'

/** All amounts come in whole yen; visitors read them in 万円 (10,000 yen). */
const MAN = 10_000
const OKU = 100_000_000

/** 4,000円 */
export const formatYen = (yen: number) => `${group(yen)}円`

/**
 * The number of 万円 of a rent, to stand in large type before its unit: 68000 → 6.8. One decimal;
 * more only where the rent needs them (62500 → 6.25), because an advertised price is not rounded.
 */
export const manYen = (yen: number): string => formatNumber(yen / MAN, { least: 1, most: 4 })

/** 6.8万円 */
export const formatRent = (yen: number) => `${manYen(yen)}万円`

/** 6.8〜14.8万円 */
export const formatRentRange = (low: number, high: number) =>
  low === high ? formatRent(low) : `${manYen(low)}〜${formatRent(high)}`

/** Yen to which a median rent is said: no home is advertised for it. */
export const MEDIAN_STEP = 1_000

/** 5.3, the number of 万円 of a median rent. */
export const medianMan = (yen: number) => manYen(Math.round(yen / MEDIAN_STEP) * MEDIAN_STEP)

/** 5.3万円 */
export const formatMedianRent = (yen: number) => `${medianMan(yen)}万円`

/** Deposit and key money: なし instead of zero. Cost tables show 0円 (`formatYen`). */
export const formatDeposit = (yen: number) => (yen === 0 ? 'なし' : formatRent(yen))

/** The same in months of rent: 1か月, 1.5か月, なし. */
export const formatMonths = (months: number) => (months === 0 ? 'なし' : `${months}か月`)

/** The number of 万円, for fields and axes beside which that unit stands: 2,480; 13,800. */
export const inMan = (yen: number) => group(yen / MAN)

/** A limit of one yen less than full 万円, as below that: 59,999 is 6万円未満. */
export const belowMan =
  (say: (yen: number) => string) =>
  (yen: number): string =>
    yen % MAN === MAN - 1 ? `${say(yen + 1)}未満` : say(yen)

/** A price per 坪 in 万円, to one decimal as the trade does: 109.8万円. */
export const formatTsuboTanka = (yen: number) => `${(yen / MAN).toFixed(1)}万円`

/** A price where there is little room, as on a map: 3,480万, 1億3,800万, 2億. */
export function shortKakaku(yen: number): string {
  const oku = Math.trunc(yen / OKU)
  if (oku === 0) return `${inMan(yen)}万`
  const rest = Math.abs(yen % OKU)
  return `${group(oku)}億${rest > 0 ? `${inMan(rest)}万` : ''}`
}

/** 3,480万円; from 100 million 1億3,800万円, 2億円. */
export const formatKakaku = (yen: number) => `${shortKakaku(yen)}円`

/** 2,000〜2,500万円; with its own unit on either side from 100 million: 9,800万円〜1億2,000万円. */
export function formatKakakuRange(low: number, high: number): string {
  if (low === high) return formatKakaku(low)
  return `${high < OKU ? inMan(low) : formatKakaku(low)}〜${formatKakaku(high)}`
}

/**
 * Yen from what a visitor types as 万円: 6.5, ６．５万円, 3,480, 1億3,800万円. `undefined` for
 * anything else, and for fractions of a yen.
 */
export function parseManYen(text: string): number | undefined {
  const plain = foldAscii(text).replace(/[,、\s]/g, '')
  const parts = /^(?:(\d{1,3})億)?(\d{1,8}(?:\.\d{1,4})?)?万?円?$/.exec(plain)
  if (!parts?.[1] && !parts?.[2]) return undefined
  return Number(parts[1] ?? 0) * OKU + Math.round(Number(parts[2] ?? 0) * MAN)
}

const group = (value: number) => formatNumber(value, { most: 4 })
