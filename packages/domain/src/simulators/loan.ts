import { feeItems, type OwningFees } from '../costs/baibai-monthly.ts'
import { type CostItem, costItem } from '../costs/cost-item.ts'
import { amortise, type Instalment, type RepaymentMethod } from './amortisation.ts'
import { inPercent, inYears, inYen, type Limit, type Outcome, refusal } from './refusal.ts'

/**
 * 住宅ローンのシミュレーション. A fixed rate over the whole term, no fees; a loan with bonus payments
 * is computed as two loans, as banks do: one repaid monthly, one every half year.
 */
export type LoanTerms = {
  /** Yen borrowed. */
  kariire: number
  years: number
  /** Per cent a year, three decimals at most. */
  ratePercent: number
  /** Per cent of the loan that bonuses repay. */
  bonusPercent: number
  method: RepaymentMethod
}

/** One year in yen; `balance` is the debt at its end. */
type LoanYear = {
  year: number
  paid: number
  interest: number
  principal: number
  balance: number
}

export type LoanPlan = {
  /** The first month's payment; with 元金均等 the highest. */
  monthly: number
  /** The first of the extra payments, twice a year. */
  bonus: number
  totalPaid: number
  totalInterest: number
  years: LoanYear[]
}

/** The limits of Japanese banks; bonuses repay at most half. */
export const LOAN_LIMITS = {
  kariire: { label: '借入額', min: 100_000, max: 10_000_000_000, show: inYen },
  years: { label: '返済期間', min: 1, max: 50, show: inYears },
  ratePercent: { label: '金利', min: 0, max: 10, decimals: 3, show: inPercent },
  bonusPercent: { label: 'ボーナス返済の割合', min: 0, max: 50, show: inPercent },
} as const satisfies Record<string, Limit>

type LoanField = keyof typeof LOAN_LIMITS

export function simulateLoan(terms: LoanTerms): Outcome<LoanPlan, LoanField> {
  return refusal(terms, LOAN_LIMITS) ?? { ok: true, ...planLoan(terms) }
}

/** Computes a loan whose terms are known to be within the limits. */
export function planLoan(terms: LoanTerms): LoanPlan {
  const ofBonus = Math.floor((terms.kariire * terms.bonusPercent) / 100)
  const monthly = amortise({ ...terms, amount: terms.kariire - ofBonus, perYear: 12 })
  const bonus = ofBonus > 0 ? amortise({ ...terms, amount: ofBonus, perYear: 2 }) : []

  const years: LoanYear[] = []
  let balance = terms.kariire
  for (let year = 1; year <= terms.years; year++) {
    const payments = [...ofYear(monthly, year, 12), ...ofYear(bonus, year, 2)]
    const interest = sum(payments.map((payment) => payment.interest))
    const principal = sum(payments.map((payment) => payment.principal))
    balance -= principal
    years.push({ year, paid: interest + principal, interest, principal, balance })
  }
  const totalInterest = sum(years.map((year) => year.interest))
  return {
    monthly: first(monthly),
    bonus: first(bonus),
    totalPaid: terms.kariire + totalInterest,
    totalInterest,
    years,
  }
}

/** What a month costs: the payment, 管理費, 修繕積立金, other fees and a twelfth of the tax. */
export function loanMonthlyItems(plan: LoanPlan, terms: LoanTerms, fees: OwningFees): CostItem[] {
  const method = terms.method === 'ganri' ? '元利均等' : '元金均等（初回）'
  const note = `${terms.years}年・${method}・金利${terms.ratePercent}%の目安`
  return [costItem('住宅ローン返済', plan.monthly, note), ...feeItems(fees)]
}

const ofYear = (payments: Instalment[], year: number, perYear: number) =>
  payments.slice((year - 1) * perYear, year * perYear)
const first = ([payment]: Instalment[]) => (payment ? payment.interest + payment.principal : 0)
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
