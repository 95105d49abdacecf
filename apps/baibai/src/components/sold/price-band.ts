import { formatNumber } from '@sumai/format/number'

const MAN = 10_000

/** Yen. Wider where prices are higher, so that no single deal can be recognised. */
const STEPS = [
  { below: 10_000_000, step: 2_500_000 },
  { below: 50_000_000, step: 5_000_000 },
  { below: 100_000_000, step: 10_000_000 },
] as const
const MOST = 100_000_000

const man = (yen: number) => formatNumber(yen / MAN)

/** 2,000〜2,500万円台: the price itself stays between buyer and seller. */
export function priceBand(kakaku: number): string {
  const band = STEPS.find(({ below }) => kakaku < below)
  if (!band) return `${man(MOST)}万円以上`
  const from = Math.floor(kakaku / band.step) * band.step
  return from === 0 ? `${man(band.step)}万円未満` : `${man(from)}〜${man(from + band.step)}万円`
}
