/**
 * Yen from the text of a guarantee company's fee: a share of the monthly total (賃料等の50%,
 * rounded up to a yen) or an amount (10,000円). `null` when the text names neither.
 */
export function guaranteeFee(text: string | null, monthly: number): number | null {
  const share = /(\d+(?:\.\d+)?)\s*[%％]/.exec(text ?? '')
  // In thousandths of a per cent, so that 1.1% of 70,000 is not 770.0000000000001.
  if (share) return Math.ceil((monthly * Math.round(Number(share[1]) * 1000)) / 100_000)
  const amount = /([\d,]+)\s*円/.exec(text ?? '')
  return amount ? Number(amount[1]?.replaceAll(',', '')) : null
}
