import type { Kaitei } from '@sumai/api-client/contract/money'

/** A path of steps through the prices, each change as wide as the others; the highest is at the top. */
export function stepsOf(history: readonly Kaitei[], width: number, height: number): string {
  const prices = [history[0]?.from ?? 0, ...history.map(({ to }) => to)]
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const span = high - low || 1
  const step = width / prices.length
  const y = (price: number) => Math.round(((high - price) / span) * height)
  const [first = 0, ...others] = prices.map(y)
  return `M0 ${first}${others.map((at, index) => `H${Math.round((index + 1) * step)}V${at}`).join('')}H${width}`
}
