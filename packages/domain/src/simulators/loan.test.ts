import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { total } from '../costs/cost-item.ts'
import { monthlyPayment } from '../costs/loan.ts'
import {
  LOAN_LIMITS,
  type LoanPlan,
  type LoanTerms,
  loanMonthlyItems,
  simulateLoan,
} from './loan.ts'

const usual: LoanTerms = {
  kariire: 30_000_000,
  years: 35,
  ratePercent: 2,
  bonusPercent: 0,
  method: 'ganri',
}

function plan(changes: Partial<LoanTerms> = {}): LoanPlan {
  const outcome = simulateLoan({ ...usual, ...changes })
  if (!outcome.ok) throw new Error(outcome.message)
  return outcome
}

describe('a loan in equal instalments', () => {
  // Published: 3,000万円, 2.0 %, 35 years, by the share that bonuses repay (OCN 住宅ローン).
  test.each([
    [0, 99_378, 0],
    [10, 89_440, 59_798],
    [20, 79_503, 119_596],
    [30, 69_565, 179_395],
    [40, 59_627, 239_193],
    [50, 49_689, 298_992],
  ])(
    'with %s %% in bonuses costs %s a month and %s twice a year',
    (bonusPercent, monthly, bonus) => {
      expect(plan({ bonusPercent })).toMatchObject({ monthly, bonus })
    },
  )

  test('is the payment that listings show', () => {
    expect(plan({ kariire: 24_800_000 }).monthly).toBe(monthlyPayment(24_800_000))
  })

  test('costs nothing but itself without interest', () => {
    const free = plan({ ratePercent: 0, kariire: 10_000_000, years: 35 })
    expect(free).toMatchObject({ monthly: 23_809, totalInterest: 0, totalPaid: 10_000_000 })
    expect(free.years.at(-1)).toMatchObject({ balance: 0, paid: 285_708 + 220 })
  })
})

describe('a loan in equal parts', () => {
  test('begins dearer, ends cheaper and costs less', () => {
    const gankin = plan({ method: 'gankin' })
    // 71,428 of the debt and 50,000 of interest.
    expect(gankin.monthly).toBe(121_428)
    expect(gankin.totalInterest).toBeLessThan(plan().totalInterest)
    const paid = gankin.years.map((year) => year.paid)
    expect(paid).toEqual(paid.toSorted((a, b) => b - a))
  })
})

test('the monthly cost holds the fees of owning and says what it rests on', () => {
  const terms = { ...usual, ratePercent: 1.475 }
  const fees = {
    kanrihi: 8_500,
    shuzenTsumitate: 12_300,
    sonotaGetsugaku: [{ label: 'インターネット使用料', kingaku: 880 }],
    koteiShisanZei: 90_000,
  }
  const { monthly, ...rest } = plan(terms)
  const items = loanMonthlyItems({ monthly, ...rest }, terms, fees)
  expect(total(items)).toBe(monthly + 8_500 + 12_300 + 880 + 7_500)
  expect(items[0]?.note).toBe('35年・元利均等・金利1.475%の目安')
})

describe('refusals', () => {
  const refusals: [Partial<LoanTerms>, string, string][] = [
    [{ kariire: 0 }, 'kariire', '借入額は10万円〜100億円の範囲で入力してください。'],
    [{ kariire: Number.NaN }, 'kariire', '借入額は10万円〜100億円の範囲で入力してください。'],
    [{ kariire: 1e300 }, 'kariire', '借入額は10万円〜100億円の範囲で入力してください。'],
    [{ kariire: 1_000_000.5 }, 'kariire', '借入額は整数で入力してください。'],
    [{ years: 0 }, 'years', '返済期間は1年〜50年の範囲で入力してください。'],
    [{ years: Number.POSITIVE_INFINITY }, 'years', '返済期間は1年〜50年の範囲で入力してください。'],
    [{ ratePercent: -0.1 }, 'ratePercent', '金利は0%〜10%の範囲で入力してください。'],
    [{ ratePercent: 0.3455 }, 'ratePercent', '金利は小数点以下3桁までで入力してください。'],
    [{ bonusPercent: 51 }, 'bonusPercent', 'ボーナス返済の割合は0%〜50%の範囲で入力してください。'],
  ]
  test.each(refusals)('%o: %s', (changes, field, message) => {
    expect(simulateLoan({ ...usual, ...changes })).toEqual({ ok: false, field, message })
  })

  test('every rate of three decimals is taken', () => {
    for (let milli = 0; milli <= 10_000; milli++) {
      const outcome = simulateLoan({ ...usual, years: 1, ratePercent: milli / 1000 })
      if (!outcome.ok) throw new Error(`${milli}: ${outcome.message}`)
    }
  })

  test('anything else is computed in whole yen', () => {
    const number = fc.oneof(fc.double(), fc.integer(), fc.maxSafeInteger())
    const method = fc.constantFrom('ganri' as const, 'gankin' as const)
    const terms = fc.record({
      kariire: number,
      years: number,
      ratePercent: number,
      bonusPercent: number,
      method,
    })
    fc.assert(
      fc.property(terms, (any) => {
        const outcome = simulateLoan(any)
        if (!outcome.ok) return outcome.message.includes(LOAN_LIMITS[outcome.field].label)
        return outcome.years.every((year) => Object.values(year).every(Number.isInteger))
      }),
    )
  })
})

/** The same in exact fractions, written another way: interest by month, no formula for the debt. */
function naive({ kariire, years, ratePercent, bonusPercent, method }: LoanTerms) {
  const milli = BigInt(Math.round(ratePercent * 1000))
  const lend = (amount: bigint, perYear: bigint) => {
    const count = BigInt(years) * perYear
    const [p, q] = [milli, 100_000n * perYear]
    const grown = (q + p) ** count
    const equal = milli === 0n ? amount / count : (amount * p * grown) / (q * (grown - q ** count))
    const payments: { interest: bigint; principal: bigint }[] = []
    for (let left = count, owed = amount; left > 0n; left--) {
      const interest = (owed * p) / q
      const regular = method === 'ganri' ? equal - interest : amount / count
      const principal = left === 1n || regular > owed ? owed : regular
      owed -= principal
      payments.push({ interest, principal })
    }
    return payments
  }
  const ofBonus = (BigInt(kariire) * BigInt(bonusPercent)) / 100n
  const monthly = lend(BigInt(kariire) - ofBonus, 12n)
  const bonus = lend(ofBonus, 2n)
  const all = [...monthly, ...bonus]
  const interest = all.reduce((sum, payment) => sum + payment.interest, 0n)
  const balances = Array.from({ length: years }, (_, year) =>
    [...monthly.slice(12 * (year + 1)), ...bonus.slice(2 * (year + 1))].reduce(
      (sum, payment) => sum + payment.principal,
      0n,
    ),
  )
  const first = (payments: typeof all) =>
    payments[0] ? Number(payments[0].interest + payments[0].principal) : 0
  return {
    monthly: first(monthly),
    bonus: first(bonus),
    totalInterest: Number(interest),
    balances: balances.map(Number),
  }
}

test('agrees with exact fractions to the yen, 1,000 times', () => {
  const terms = fc.record({
    kariire: fc.integer({ min: 100_000, max: 10_000_000_000 }),
    years: fc.integer({ min: 1, max: 50 }),
    ratePercent: fc.integer({ min: 0, max: 10_000 }).map((milli) => milli / 1000),
    bonusPercent: fc.integer({ min: 0, max: 50 }),
    method: fc.constantFrom('ganri' as const, 'gankin' as const),
  })
  fc.assert(
    fc.property(terms, (any) => {
      const { monthly, bonus, totalInterest, years } = plan(any)
      const balances = years.map((year) => year.balance)
      expect({ monthly, bonus, totalInterest, balances }).toEqual(naive(any))
    }),
    { numRuns: 1_000 },
  )
})
