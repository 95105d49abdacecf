import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { grossYield, netYield } from '../costs/yield.ts'
import { type InvestPlan, type InvestTerms, simulateInvest } from './invest.ts'
import { simulateLoan } from './loan.ts'

const loan = { kariire: 50_000_000, years: 25, ratePercent: 2.5, method: 'ganri' as const }
const usual: InvestTerms = {
  kakaku: 58_000_000,
  shokeihi: 4_060_000,
  nenkanShunyu: 4_800_000,
  nenkanKeihi: 900_000,
  kushitsuPercent: 5,
  gerakuPercent: 1,
  years: 30,
  loan,
}

function plan(changes: Partial<InvestTerms> = {}): InvestPlan {
  const outcome = simulateInvest({ ...usual, ...changes })
  if (!outcome.ok) throw new Error(outcome.message)
  return outcome
}

describe('an investment', () => {
  test('shows both yields as listings do', () => {
    const full = plan({ kushitsuPercent: 0 })
    expect(full.hyomenRimawari).toBe(grossYield(4_800_000, 58_000_000))
    expect(full.jisshitsuRimawari).toBe(netYield(4_800_000, 900_000, 58_000_000))
    expect(full).toMatchObject({ hyomenRimawari: 8.27, jisshitsuRimawari: 6.28 })
  })

  test('loses by empty units, expenses and the loan', () => {
    const [first] = plan().years
    const repaid = simulateLoan({ ...loan, bonusPercent: 0 })
    const hensai = repaid.ok ? repaid.years[0]?.paid : undefined
    expect(first).toMatchObject({ shunyu: 4_800_000, kushitsu: 240_000, keihi: 900_000, hensai })
    expect(first?.tedori).toBe(4_800_000 - 240_000 - 900_000 - (hensai ?? 0))
  })

  test('earns less rent from year to year', () => {
    expect(
      plan()
        .years.slice(0, 3)
        .map(({ shunyu }) => shunyu),
    ).toEqual([...[4_800_000, 4_752_000, 4_704_480]])
  })

  test('is free once the loan is paid back', () => {
    const { years } = plan()
    expect(years[24]).toMatchObject({ zandaka: 0 })
    expect(years[25]).toMatchObject({ hensai: 0, zandaka: 0 })
  })

  test('compares the first year with the money put in', () => {
    const own = plan()
    expect(own.jikoShikin).toBe(12_060_000)
    expect(own.jikoShikinRimawari).toBeCloseTo(((own.years[0]?.tedori ?? 0) / 12_060_000) * 100, 1)
    expect(plan({ loan: { ...loan, kariire: 70_000_000 } })).toMatchObject({
      jikoShikin: 0,
      jikoShikinRimawari: null,
    })
  })

  test('may cost more than it earns', () => {
    expect(plan({ kushitsuPercent: 100 }).jisshitsuRimawari).toBe(-1.46)
    expect(plan({ nenkanShunyu: 0 }).years.at(-1)?.ruikei).toBeLessThan(0)
  })
})

const refusals: [Partial<InvestTerms>, string, string][] = [
  [{ kakaku: 0 }, 'kakaku', '物件価格は10万円〜100億円の範囲で入力してください。'],
  [{ kushitsuPercent: 101 }, 'kushitsuPercent', '空室率は0%〜100%の範囲で入力してください。'],
  [{ gerakuPercent: 0.55 }, 'gerakuPercent', '賃料下落率は小数点以下1桁までで入力してください。'],
  [
    { nenkanShunyu: Number.NaN },
    'nenkanShunyu',
    '満室想定年収は0万円〜100億円の範囲で入力してください。',
  ],
  [{ loan: { ...loan, years: 60 } }, 'loanYears', '返済期間は1年〜50年の範囲で入力してください。'],
]
test.each(refusals)('%o is refused: %s', (changes, field, message) => {
  expect(simulateInvest({ ...usual, ...changes })).toEqual({ ok: false, field, message })
})

/** Every monthly payment of a loan in exact fractions. */
function repayments({ kariire, years, ratePercent, method }: NonNullable<InvestTerms['loan']>) {
  const milli = BigInt(Math.round(ratePercent * 1000))
  const whole = 1_200_000n
  const months = BigInt(years) * 12n
  const grown = (whole + milli) ** months
  const amount = BigInt(kariire)
  const equal =
    milli === 0n ? amount / months : (amount * milli * grown) / (whole * (grown - whole ** months))
  const payments: bigint[] = []
  for (let left = months, owed = amount; left > 0n; left--) {
    const interest = (owed * milli) / whole
    const regular = method === 'ganri' ? equal - interest : amount / months
    const principal = left === 1n || regular > owed ? owed : regular
    owed -= principal
    payments.push(interest + principal)
  }
  return payments
}

test('agrees with exact fractions to the yen, 1,000 times', () => {
  const yen = fc.integer({ min: 0, max: 1_000_000_000 })
  const tenths = (max: number) => fc.integer({ min: 0, max }).map((value) => value / 10)
  const terms = fc.record({
    kakaku: fc.integer({ min: 100_000, max: 10_000_000_000 }),
    shokeihi: yen,
    nenkanShunyu: yen,
    nenkanKeihi: yen,
    kushitsuPercent: tenths(1000),
    gerakuPercent: tenths(100),
    years: fc.integer({ min: 1, max: 50 }),
    loan: fc.option(
      fc.record({
        kariire: fc.integer({ min: 100_000, max: 10_000_000_000 }),
        years: fc.integer({ min: 1, max: 50 }),
        ratePercent: fc.integer({ min: 0, max: 10_000 }).map((milli) => milli / 1000),
        method: fc.constantFrom('ganri' as const, 'gankin' as const),
      }),
    ),
  })
  const up = (amount: bigint, perMille: bigint) => (amount * perMille + 999n) / 1000n
  fc.assert(
    fc.property(terms, (any) => {
      const [empty, fall] = [any.kushitsuPercent, any.gerakuPercent].map((percent) =>
        BigInt(Math.round(percent * 10)),
      ) as [bigint, bigint]
      let rent = BigInt(any.nenkanShunyu)
      let since = 0n
      const { years, hyomenRimawari } = plan(any)
      const repaid = any.loan ? repayments(any.loan) : []
      for (const year of years) {
        const paid = repaid
          .slice((year.year - 1) * 12, year.year * 12)
          .reduce((sum, payment) => sum + payment, 0n)
        const left = rent - up(rent, empty) - BigInt(any.nenkanKeihi) - paid
        since += left
        expect([year.shunyu, year.tedori, year.ruikei]).toEqual([rent, left, since].map(Number))
        rent -= up(rent, fall)
      }
      const hundredths = (BigInt(any.nenkanShunyu) * 10_000n) / BigInt(any.kakaku)
      expect(hyomenRimawari).toBe(Number(hundredths) / 100)
    }),
    { numRuns: 1_000 },
  )
})
