import { formatKakaku, formatKakakuRange } from '@sumai/format/money'

/** Yen. Wider where prices are higher, so that no single deal can be recognised. */
const STEPS = [
  { below: 10_000_000, step: 2_500_000 },
  { below: 50_000_000, step: 5_000_000 },
  { below: 100_000_000, step: 10_000_000 },
] as const
const MOST = 100_000_000

type Band = { from: number; to: number | null }

/** The band, in yen, that is published of a sale: the price stays between buyer and seller. */
export function priceBand(kakaku: number): Band {
  const found = STEPS.find(({ below }) => kakaku < below)
  if (!found) return { from: MOST, to: null }
  const from = Math.floor(kakaku / found.step) * found.step
  return { from, to: from + found.step }
}

/** 2,000〜2,500万円, 250万円未満, 9,000万円〜1億円, 1億円以上; the same for every price in a band. */
export function priceBandText(kakaku: number): string {
  const { from, to } = priceBand(kakaku)
  if (to === null) return `${formatKakaku(from)}以上`
  return from === 0 ? `${formatKakaku(to)}未満` : formatKakakuRange(from, to)
}
