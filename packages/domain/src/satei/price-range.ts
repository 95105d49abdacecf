/** A listing of the agency that an estimate compares. */
export type Sample = { /** Asking price, yen. */ yen: number /** m² */; area: number }

export type PriceRange = {
  /** Yen a m², the middle half of the samples. */
  perSqm: { low: number; high: number }
  /** Yen for the given area, rounded to 100,000 yen; `null` without an area. */
  total: { low: number; high: number } | null
  /** Number of compared listings. */
  count: number
}

/** Fewer listings are not enough for an estimate. */
const LEAST = 5
const STEP = 100_000

/**
 * The middle half of the asking prices of comparable listings; `null` when there are too few. An
 * indication, not a valuation (査定) in the sense of the Brokerage Act.
 */
export function priceRange(samples: readonly Sample[], area: number | null): PriceRange | null {
  const prices = samples
    .filter((sample) => sample.area > 0 && sample.yen > 0)
    .map((sample) => sample.yen / sample.area)
    .sort((a, b) => a - b)
  if (prices.length < LEAST) return null
  const low = quantile(prices, 0.25)
  const high = quantile(prices, 0.75)
  const inSteps = (perSqm: number, sqm: number) => Math.round((perSqm * sqm) / STEP) * STEP
  return {
    perSqm: { low, high },
    total: area ? { low: inSteps(low, area), high: inSteps(high, area) } : null,
    count: prices.length,
  }
}

/** A quantile, interpolated between two neighbours; `sorted` has at least one number. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? 0
  const above = sorted[Math.ceil(place)] ?? below
  return below + (above - below) * (place - Math.floor(place))
}
