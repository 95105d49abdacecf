/**
 * 仲介手数料 may not exceed this (宅地建物取引業法 第46条, 昭和45年建設省告示第1552号 第二, as of
 * 2024-07-01): of the price without consumption tax 5.5 % up to 2 million yen, 4.4 % of what lies
 * above up to 4 million, 3.3 % of the rest. The rates hold 10 % consumption tax.
 */
const TIERS = [
  { upTo: 2_000_000, perMille: 55 },
  { upTo: 4_000_000, perMille: 44 },
  { upTo: Number.POSITIVE_INFINITY, perMille: 33 },
] as const

/**
 * 低廉な空家等 (the same notice, 第七): up to this price a broker may ask for `most`, once that has
 * been explained and agreed before the contract of brokerage.
 */
export const LOW_PRICE = { upTo: 8_000_000, most: 330_000 } as const

/** The most a buyer's broker may take, yen with tax, cut to a yen. `price` is without tax. */
export function brokerageCap(price: number): number {
  let from = 0
  let thousandths = 0
  for (const { upTo, perMille } of TIERS) {
    thousandths += Math.max(0, Math.min(price, upTo) - from) * perMille
    from = upTo
  }
  return Math.floor(thousandths / 1000)
}
