/** Of the map, from the cheapest places to the dearest. */
export const SHADES = ['#eaf1e5', '#d9e8d5', '#c3dcc2', '#a9ccab', '#8db993', '#70a57c', '#528f66']
const UNKNOWN = '#f7f6f1'

/**
 * The prices at which the next shade begins: as many places in each as there can be, in steps that
 * a legend can say. There are fewer where prices lie close together.
 */
export function limitsOf(prices: readonly number[], step: number): number[] {
  const sorted = prices.toSorted((a, b) => a - b)
  const limits = Array.from({ length: SHADES.length - 1 }, (_, at) => {
    const price = sorted[Math.floor(((at + 1) * sorted.length) / SHADES.length)] ?? 0
    return Math.round(price / step) * step
  })
  const [least = 0] = sorted
  return [...new Set(limits)].filter((limit) => limit > least)
}

/** The colour of a price. */
export const shadeOf = (price: number | null, limits: readonly number[]): string =>
  (price !== null && SHADES[limits.filter((limit) => price >= limit).length]) || UNKNOWN
