import type { Scope } from '../picker/source.ts'

/** Of the map of a site, from the cheapest places to the dearest; none is like the sea. */
export const SHADES: Readonly<Record<Scope, readonly string[]>> = {
  chintai: ['#edf4ea', '#cfe3c9', '#a9cdab', '#7fb391', '#579a74', '#37805b'],
  baibai: ['#fbf2e4', '#f2dcb9', '#e6be8a', '#d59d63', '#bd7c45', '#985a29'],
}
/** The share of the places below each limit: a city's dearest stand out from the rest of it. */
const SHARES = [0.2, 0.4, 0.6, 0.8, 0.93]
const UNKNOWN = '#f7f6f1'

/**
 * The prices at which the next shade begins, in steps that a legend can say. There are fewer where
 * prices lie close together.
 */
export function limitsOf(prices: readonly number[], step: number): number[] {
  const sorted = prices.toSorted((a, b) => a - b)
  const limits = SHARES.map((share) => {
    const price = sorted[Math.floor(share * sorted.length)] ?? 0
    return Math.round(price / step) * step
  })
  const [least = 0] = sorted
  return [...new Set(limits)].filter((limit) => limit > least)
}

/** The colour of a price. */
export const shadeOf = (scope: Scope, price: number | null, limits: readonly number[]): string =>
  (price !== null && SHADES[scope][limits.filter((limit) => price >= limit).length]) || UNKNOWN
