import { instalment } from '../costs/loan.ts'

/** 元利均等: equal payments. 元金均等: equal parts of the debt, plus interest. */
export type RepaymentMethod = 'ganri' | 'gankin'

/** One payment, in yen. */
export type Instalment = { interest: number; principal: number }

type Debt = {
  amount: number
  years: number
  /** Per cent a year, three decimals at most. */
  ratePercent: number
  method: RepaymentMethod
  /** 12 for monthly payments; 2 for bonuses, whose interest runs by the half year. */
  perYear: 12 | 2
}

/**
 * Every payment of a debt. Interest is what is owed × the year's rate ÷ payments a year, cut to a
 * yen, in whole numbers. The last payment clears the rest that rounding has left; it can be 0,
 * because a small debt over a long time may be cleared earlier.
 */
export function amortise({ amount, years, ratePercent, method, perYear }: Debt): Instalment[] {
  const count = years * perYear
  const rateMilli = Math.round(ratePercent * 1000)
  const equal = instalment(amount, rateMilli / 100_000 / perYear, count)
  const share = Math.floor(amount / count)
  let owed = amount
  return Array.from({ length: count }, (_, index) => {
    const interest = Math.floor((owed * rateMilli) / (100_000 * perYear))
    const part = method === 'ganri' ? equal - interest : share
    const principal = index === count - 1 ? owed : Math.min(part, owed)
    owed -= principal
    return { interest, principal }
  })
}
