import { feeItems, type OwningFees } from '@sumai/domain/costs/baibai-monthly'
import { type CostItem, total } from '@sumai/domain/costs/cost-item'
import { LOAN } from '@sumai/domain/costs/loan'
import type { RepaymentMethod } from '@sumai/domain/simulators/amortisation'
import { BUYING_LIMITS } from '@sumai/domain/simulators/buying-costs'
import {
  type LoanPlan,
  type LoanTerms,
  loanMonthlyItems,
  simulateLoan,
} from '@sumai/domain/simulators/loan'
import { inYen, type Outcome, refusal } from '@sumai/domain/simulators/refusal'
import { formatYen, inMan } from '@sumai/format/money'
import { readNumber } from '@sumai/format/typed-text'
import { type Answers, readMan } from '../answers.ts'

/** A home whose price and fees are known, yen. */
export type Home = { kakaku: number; fees: OwningFees }

export type LoanName =
  | 'kakaku'
  | 'koji'
  | 'atamakin'
  | 'years'
  | 'rate'
  | 'bonus'
  | 'method'
  | 'kanri'
  | 'zei'

/** An average home, for visitors who have not chosen one yet. */
const USUAL = { kakaku: 28_000_000, koji: 5_000_000, kanri: '20,000', zei: '10' } as const

/** `withWorks`: a loan that pays for the works on the home as well. */
export function loanDefaults(home: Home | null, withWorks = false): Answers<LoanName> {
  return {
    kakaku: inMan(home?.kakaku ?? USUAL.kakaku),
    koji: withWorks ? inMan(USUAL.koji) : '0',
    atamakin: '0',
    years: String(LOAN.years),
    rate: (LOAN.annualRate * 100).toFixed(2),
    bonus: '0',
    method: 'ganri',
    kanri: USUAL.kanri,
    zei: USUAL.zei,
  }
}

const LIMITS = {
  kakaku: BUYING_LIMITS.kakaku,
  koji: { label: '工事の費用', min: 0, max: 100_000_000, show: inYen },
  atamakin: { label: '頭金', min: 0, max: 10_000_000_000, show: inYen },
  kanri: { label: '管理費・修繕積立金', min: 0, max: 10_000_000, show: formatYen },
  zei: { label: '固定資産税等', min: 0, max: 100_000_000, show: inYen },
}

export type LoanEstimate = {
  /** `null` when nothing is borrowed. */
  plan: LoanPlan | null
  /** Yen borrowed. */
  kariire: number
  /** Of a month; `total` is their sum. */
  items: CostItem[]
  total: number
}

/** The monthly costs with this loan, or a sentence why they cannot be computed. */
export function computeLoan(
  answers: Answers<LoanName>,
  home: Home | null,
  withWorks = false,
): Outcome<LoanEstimate, string> {
  const kakaku = home?.kakaku ?? readMan(answers.kakaku)
  const koji = withWorks ? readMan(answers.koji) : 0
  const atamakin = readMan(answers.atamakin)
  const kanri = home ? 0 : readNumber(answers.kanri)
  const zei = home ? 0 : readMan(answers.zei)
  const refused = refusal({ kakaku, koji, atamakin, kanri, zei }, LIMITS)
  if (refused) return refused
  const price = kakaku + koji
  if (atamakin > price) {
    const limit = withWorks ? '物件価格と工事の費用の合計' : '物件価格'
    return { ok: false, field: 'atamakin', message: `頭金は${limit}以下で入力してください。` }
  }
  const fees = home?.fees ?? {
    kanrihi: null,
    shuzenTsumitate: null,
    sonotaGetsugaku: [{ label: '管理費・修繕積立金', kingaku: kanri }],
    koteiShisanZei: zei,
  }
  if (atamakin === price) {
    const items = feeItems(fees)
    return { ok: true, plan: null, kariire: 0, items, total: total(items) }
  }
  const terms = termsOf(answers, price - atamakin)
  const outcome = simulateLoan(terms)
  if (!outcome.ok) return outcome
  const items = loanMonthlyItems(outcome, terms, fees)
  return { ok: true, plan: outcome, kariire: terms.kariire, items, total: total(items) }
}

const termsOf = (answers: Answers<LoanName>, kariire: number): LoanTerms => ({
  kariire,
  years: readNumber(answers.years),
  ratePercent: readNumber(answers.rate),
  bonusPercent: readNumber(answers.bonus),
  method: methodOf(answers.method),
})

const methodOf = (text: string): RepaymentMethod => (text === 'gankin' ? 'gankin' : 'ganri')
