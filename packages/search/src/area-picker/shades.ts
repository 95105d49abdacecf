import type { Scope } from '../picker/source.ts'

/** Of the map of a site, from the cheapest places to the dearest; none is like the sea. */
export const SHADES: Readonly<Record<Scope, readonly string[]>> = {
  chintai: ['#edf4ea', '#cfe3c9', '#a9cdab', '#7fb391', '#579a74'],
  baibai: ['#fbf2e4', '#f2dcb9', '#e6be8a', '#d59d63', '#bd7c45'],
}
const COUNT = SHADES.chintai.length
const UNKNOWN = '#f7f6f1'

/**
 * The prices at which the next shade begins: as many places in each as there can be, in steps that
 * a legend can say. There are fewer where prices lie close together.
 */
export function limitsOf(prices: readonly number[], step: number): number[] {
  const sorted = prices.toSorted((a, b) => a - b)
  const limits = Array.from({ length: COUNT - 1 }, (_, at) => {
    const price = sorted[Math.floor(((at + 1) * sorted.length) / COUNT)] ?? 0
    return Math.round(price / step) * step
  })
  const [least = 0] = sorted
  return [...new Set(limits)].filter((limit) => limit > least)
}

/** The colour of a price. */
export const shadeOf = (scope: Scope, price: number | null, limits: readonly number[]): string =>
  (price !== null && SHADES[scope][limits.filter((limit) => price >= limit).length]) || UNKNOWN
