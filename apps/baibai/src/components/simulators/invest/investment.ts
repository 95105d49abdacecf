import type { KnownPurchase } from '../buying/buying.ts'

/** An investment whose figures are known, yen; per year but for the price. */
export type Investment = {
  kakaku: number
  nenkanShunyu: number
  nenkanKeihi: number
  /** Of a listing: what its costs of buying follow from, on a day (`YYYY-MM-DD`). */
  purchase?: { known: KnownPurchase; day: string }
}

/** Share of the income, when the running costs are unknown. */
const EXPENSES_SHARE = 0.2

/** What is known of a listing; `null` when it names no income. */
export function investmentOf({
  kakaku,
  nenkanShunyu,
  nenkanKeihi,
}: {
  kakaku: number
  nenkanShunyu: number | null
  nenkanKeihi: number | null
}): Investment | null {
  if (nenkanShunyu === null) return null
  const keihi = nenkanKeihi ?? Math.round(nenkanShunyu * EXPENSES_SHARE)
  return { kakaku, nenkanShunyu, nenkanKeihi: keihi }
}
