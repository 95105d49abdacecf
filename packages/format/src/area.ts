import { formatNumber } from './number.ts'

/** The Weights and Measures Act's conversion, as the trade uses it: 1 m² = 0.3025 坪. */
const TSUBO_PER_SQM = 0.3025
/** One 帖 in an advertisement is at least this (表示規約, Fair Competition Code). */
export const SQM_PER_JO = 1.62

/** 38.24㎡; two decimals always, so that lists can be compared. */
export const formatSqm = (sqm: number) => `${twoDecimals(sqm)}㎡`

/** m² in 坪, cut after two decimals: a plot is never advertised larger than it is. */
export const toTsubo = (sqm: number) => Math.floor(round(sqm * TSUBO_PER_SQM * 100)) / 100

/** 58.53坪 */
export const formatTsubo = (sqm: number) => `${twoDecimals(toTsubo(sqm))}坪`

/** m² from the 坪 that a visitor typed, to two decimals. */
export const fromTsubo = (tsubo: number) => Math.round(round((tsubo / TSUBO_PER_SQM) * 100)) / 100

/** 10.5帖 */
export const formatJo = (jo: number) => `${formatNumber(jo)}帖`

const twoDecimals = (value: number) => formatNumber(value, { least: 2, most: 2 })

/** Takes out the noise of binary fractions (58.529999999999994) before a cut. */
const round = (value: number) => Number(value.toPrecision(12))
