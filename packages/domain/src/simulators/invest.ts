import { yieldOf } from '../costs/yield.ts'
import { LOAN_LIMITS, type LoanTerms, planLoan } from './loan.ts'
import { inPercent, inYears, inYen, type Limit, type Outcome, refusal } from './refusal.ts'

/**
 * 収益シミュレーション: an estimate before income tax, never a promise. Yen a year unless said
 * otherwise.
 */
export type InvestTerms = {
  /** Price, yen. */
  kakaku: number
  /** Costs of buying, yen. */
  shokeihi: number
  /** Income with every unit let (満室想定年収). */
  nenkanShunyu: number
  /** Management, repairs, insurance, property tax. */
  nenkanKeihi: number
  /** Per cent of the income that empty units cost, one decimal. */
  kushitsuPercent: number
  /** Per cent by which rents fall from each year to the next, one decimal. */
  gerakuPercent: number
  /** How many years to show. */
  years: number
  /** `null` for a purchase without a loan. */
  loan: Pick<LoanTerms, 'kariire' | 'years' | 'ratePercent' | 'method'> | null
}

type InvestYear = {
  year: number
  /** With every unit let. */
  shunyu: number
  kushitsu: number
  keihi: number
  hensai: number
  /** 手残り: the cash left after all payments. May be negative. */
  tedori: number
  /** 手残り since the purchase. */
  ruikei: number
  /** The debt at the end of the year. */
  zandaka: number
}

export type InvestPlan = {
  /** 表面利回り: full income by price, per cent. */
  hyomenRimawari: number
  /** 実質利回り of the first year: income less vacancy and expenses, by price and costs of buying. */
  jisshitsuRimawari: number
  /** 自己資金: price and costs less the loan. */
  jikoShikin: number
  /** First year's 手残り by 自己資金, per cent; `null` when that is 0. */
  jikoShikinRimawari: number | null
  years: InvestYear[]
}

const MOST = 10_000_000_000

export const INVEST_LIMITS = {
  kakaku: { label: '物件価格', min: 100_000, max: MOST, show: inYen },
  shokeihi: { label: '購入時の諸費用', min: 0, max: MOST, show: inYen },
  nenkanShunyu: { label: '満室想定年収', min: 0, max: MOST, show: inYen },
  nenkanKeihi: { label: '年間経費', min: 0, max: MOST, show: inYen },
  kushitsuPercent: { label: '空室率', min: 0, max: 100, decimals: 1, show: inPercent },
  gerakuPercent: { label: '賃料下落率', min: 0, max: 10, decimals: 1, show: inPercent },
  years: { label: '表示期間', min: 1, max: 50, show: inYears },
} as const satisfies Record<string, Limit>

/** The terms of a loan that the simulator asks for. */
const INVEST_LOAN_LIMITS = {
  kariire: LOAN_LIMITS.kariire,
  loanYears: LOAN_LIMITS.years,
  ratePercent: LOAN_LIMITS.ratePercent,
} as const

type InvestField = keyof typeof INVEST_LIMITS | keyof typeof INVEST_LOAN_LIMITS

export function simulateInvest(terms: InvestTerms): Outcome<InvestPlan, InvestField> {
  const { loan } = terms
  const refused: Outcome<InvestPlan, InvestField> | undefined =
    refusal(terms, INVEST_LIMITS) ??
    (loan ? refusal({ ...loan, loanYears: loan.years }, INVEST_LOAN_LIMITS) : undefined)
  return refused ?? { ok: true, ...planInvest(terms) }
}

function planInvest(terms: InvestTerms): InvestPlan {
  const cost = terms.kakaku + terms.shokeihi
  const jikoShikin = Math.max(0, cost - (terms.loan?.kariire ?? 0))
  const years = cashFlow(terms)
  const [first] = years
  const net = first ? first.shunyu - first.kushitsu - first.keihi : 0
  return {
    hyomenRimawari: yieldOf(terms.nenkanShunyu, terms.kakaku),
    jisshitsuRimawari: yieldOf(net, cost),
    jikoShikin,
    jikoShikinRimawari: first && jikoShikin > 0 ? yieldOf(first.tedori, jikoShikin) : null,
    years,
  }
}

function cashFlow(terms: InvestTerms): InvestYear[] {
  const repayment = terms.loan ? planLoan({ ...terms.loan, bonusPercent: 0 }).years : []
  let shunyu = terms.nenkanShunyu
  let ruikei = 0
  return Array.from({ length: terms.years }, (_, index) => {
    if (index > 0) shunyu = shunyu - shareOf(shunyu, terms.gerakuPercent)
    const kushitsu = shareOf(shunyu, terms.kushitsuPercent)
    const { paid: hensai = 0, balance: zandaka = 0 } = repayment[index] ?? {}
    const tedori = shunyu - kushitsu - terms.nenkanKeihi - hensai
    ruikei += tedori
    return {
      year: index + 1,
      shunyu,
      kushitsu,
      keihi: terms.nenkanKeihi,
      hensai,
      tedori,
      ruikei,
      zandaka,
    }
  })
}

/** A loss, rounded up to a yen; in thousandths, because 0.1 % is no exact binary fraction. */
const shareOf = (amount: number, percent: number) =>
  Math.ceil((amount * Math.round(percent * 10)) / 1000)
