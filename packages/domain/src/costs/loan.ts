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
  const months = years * 12
  const rate = annualRate / 12
  if (rate === 0) return Math.floor(amount / months)
  return Math.floor((amount * rate) / (1 - (1 + rate) ** -months))
}
