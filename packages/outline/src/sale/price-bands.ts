import { formatKakaku } from '@sumai/format/money'

/** Yen: bands of the advertising code. */
const BAND = 1_000_000

/**
 * 最多価格帯 of several homes on sale: 「3,000万円台（3戸）」, all of them where several have as many,
 * '' where none has more than one home (不動産の表示に関する公正競争規約 施行規則 第9条).
 */
export function mostFrequentBands(prices: readonly number[]): string {
  const counts = new Map<number, number>()
  for (const price of prices) {
    const band = Math.floor(price / BAND) * BAND
    counts.set(band, (counts.get(band) ?? 0) + 1)
  }
  const most = Math.max(...counts.values())
  if (most < 2) return ''
  return [...counts]
    .filter(([, count]) => count === most)
    .sort(([a], [b]) => a - b)
    .map(([band, count]) => `${formatKakaku(band)}台（${count}戸）`)
    .join('・')
}
