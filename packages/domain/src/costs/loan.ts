/**
 * What the monthly payment on every sales listing assumes, as shown beside it: the whole price
 * borrowed, 35 years, equal instalments, no bonus payments.
 */
export const LOAN = { years: 35, annualRate: 0.02 } as const

/** Yen a month of a loan in equal instalments, rounded down as banks do; 0 % is allowed. */
export function monthlyPayment(
  amount: number,
  { years, annualRate }: { years: number; annualRate: number } = LOAN,
): number {
  return instalment(amount, annualRate / 12, years * 12)
}

/**
 * Yen of each of `count` equal instalments at `rate` a period: the annuity
 * amount × rate ÷ (1 − (1 + rate)^−count), rounded down. `expm1` and `log1p` keep the digits that
 * the plain formula loses at rates near 0.
 */
export function instalment(amount: number, rate: number, count: number): number {
  if (rate === 0) return Math.floor(amount / count)
  return Math.floor((amount * rate) / -Math.expm1(-count * Math.log1p(rate)))
}
