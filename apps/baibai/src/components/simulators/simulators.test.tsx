import { describe, expect, test } from '@jest/globals'
import { createBrowserRouter, RouterProvider } from '@sumai/platform/router'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import type { ReactElement } from 'react'
import { readMan } from './answers.ts'
import { buyingDefaults, computeBuying } from './buying/buying.ts'
import { BuyingSimulator } from './buying/buying-simulator.late.tsx'
import { formatEstimate } from './estimate.ts'
import { computeInvest, investDefaults } from './invest/invest.ts'
import { InvestSimulator } from './invest/invest-simulator.late.tsx'
import { computeLoan, loanDefaults } from './loan/loan.ts'
import { LoanSimulator } from './loan/loan-simulator.late.tsx'

const FEES = {
  kanrihi: 8_500,
  shuzenTsumitate: 12_300,
  sonotaGetsugaku: [],
  koteiShisanZei: 90_000,
}
const HOME = { kakaku: 24_800_000, fees: FEES }

async function open(simulator: ReactElement, url = '/') {
  window.history.replaceState(null, '', url)
  render(<RouterProvider router={createBrowserRouter([{ path: '*', element: simulator }])} />)
  return userEvent.setup()
}

async function type(user: Awaited<ReturnType<typeof open>>, label: string, text: string) {
  const field = screen.getByRole('textbox', { name: label })
  await user.clear(field)
  if (text) await user.type(field, text)
}

describe('the loan of a home', () => {
  test('begins with what the listing says of a month', async () => {
    await open(<LoanSimulator home={HOME} />)
    expect(screen.getByRole('status')).toHaveTextContent('110,453円')
    expect(screen.getByText('管理費').parentElement).toHaveTextContent('8,500円')
  })

  test('takes what is typed in full width, and the other way to repay', async () => {
    const user = await open(<LoanSimulator home={HOME} />)
    await type(user, '頭金', '４８０')
    await user.click(screen.getByRole('radio', { name: '元金均等' }))
    // 47,619 of the debt, 33,333 of interest, 28,300 of fees and tax.
    expect(screen.getByRole('status')).toHaveTextContent('109,252円')
    await user.click(screen.getByRole('button', { name: '最初の値に戻す' }))
    expect(screen.getByRole('status')).toHaveTextContent('110,453円')
  })

  test.each([
    ['頭金', '99999', '頭金は物件価格以下で入力してください。'],
    ['返済期間', '0', '返済期間は1年〜50年の範囲で入力してください。'],
    ['返済期間', '', '返済期間は1年〜50年の範囲で入力してください。'],
    ['金利（年）', 'たくさん', '金利は0%〜10%の範囲で入力してください。'],
  ])('%s of "%s" is answered with a sentence', async (label, text, sentence) => {
    const user = await open(<LoanSimulator home={HOME} />)
    await type(user, label, text)
    expect(screen.getByRole('alert')).toHaveTextContent(sentence)
    expect(screen.getByRole('textbox', { name: label })).toBeInvalid()
    expect(screen.queryByText(/NaN|Infinity/)).not.toBeInTheDocument()
  })

  test('may be none at all, and may be free of interest for 50 years', async () => {
    const user = await open(<LoanSimulator home={HOME} />)
    await type(user, '頭金', '2480')
    expect(screen.getByText(/ローンの返済はありません/)).toBeInTheDocument()
    await type(user, '頭金', '0')
    await type(user, '金利（年）', '0')
    await type(user, '返済期間', '50')
    expect(screen.getByText('うち利息').parentElement).toHaveTextContent('0万円')
    expect(screen.getByRole('img', { name: /50年で完済/ })).toBeInTheDocument()
  })

  test('pays for the works on the home as well, where they are asked for', async () => {
    const user = await open(<LoanSimulator home={null} withWorks />)
    expect(screen.getByText('借入額').parentElement).toHaveTextContent('3,300万円')
    await type(user, '工事の費用', '800')
    expect(screen.getByText('借入額').parentElement).toHaveTextContent('3,600万円')
    await type(user, '頭金', '4000')
    expect(screen.getByRole('alert')).toHaveTextContent('物件価格と工事の費用の合計以下')
  })

  test('is answered without scripts by a plain form', async () => {
    await open(<LoanSimulator home={HOME} />, '/?loan_years=20&loan_rate=1.5')
    expect(screen.getByRole('textbox', { name: '返済期間' })).toHaveValue('20')
    const button = screen.getByText('この条件で計算する')
    expect(button.closest('form')).toHaveAttribute('action', '#loan')
  })

  test('says nothing but whole yen or a sentence, whatever is typed', () => {
    const text = fc.oneof(
      fc.string(),
      fc.integer().map(String),
      fc.double().map(String),
      fc.constantFrom('', '0', '50', '１億', '1e9', '-1', '10'),
    )
    const answers = fc.record({
      kakaku: text,
      koji: text,
      atamakin: text,
      years: text,
      rate: text,
      bonus: text,
      method: text,
      kanri: text,
      zei: text,
    })
    fc.assert(
      fc.property(answers, (any) => {
        const outcome = computeLoan(any, null)
        if (!outcome.ok) return !/NaN|Infinity|undefined/.test(outcome.message)
        const sum = outcome.items.reduce((all, { kingaku }) => all + kingaku, 0)
        return Number.isInteger(outcome.total) && sum === outcome.total
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('an investment', () => {
  const PROPERTY = { kakaku: 49_800_000, nenkanShunyu: 4_193_000, nenkanKeihi: 838_000 }

  test('shows its yields and what is left of the first year', async () => {
    await open(<InvestSimulator property={PROPERTY} />)
    expect(screen.getByText('表面利回り').parentElement).toHaveTextContent('8.41%')
    expect(screen.getByText(/^ページの上の実質利回りは、空室を見込まず/)).toBeInTheDocument()
    const outcome = computeInvest(investDefaults(PROPERTY))
    const left = (outcome.ok && outcome.years[0]?.tedori) || 0
    expect(screen.getByRole('status')).toHaveTextContent(formatEstimate(left))
  })

  test('reads as a table too', async () => {
    const user = await open(<InvestSimulator property={PROPERTY} />)
    await user.click(screen.getByText('年ごとの収支を表で見る'))
    const table = screen.getByRole('table')
    expect(within(table).getAllByRole('row')).toHaveLength(31)
    expect(within(table).getByRole('row', { name: /^1年目/ })).toHaveTextContent('4,193,000円')
  })

  test('may lose money, and says so below the line', async () => {
    const user = await open(<InvestSimulator property={PROPERTY} />)
    await type(user, '空室率', '100')
    expect(screen.getByRole('status')).toHaveTextContent(/^-/)
  })

  test('that loses money says with which own funds it would not', async () => {
    const user = await open(<InvestSimulator property={PROPERTY} />)
    expect(screen.queryByText(/黒字になります/)).not.toBeInTheDocument()
    await type(user, '空室率', '40')
    const [, man] =
      /自己資金を([\d,]+)万円以上/.exec(screen.getByText(/黒字になります/).textContent ?? '') ?? []
    const funds = Number(man?.replace(',', ''))
    await type(user, '自己資金', String(funds))
    expect(screen.getByRole('status')).not.toHaveTextContent(/^-/)
    await type(user, '自己資金', String(funds - 10))
    expect(screen.getByRole('status')).toHaveTextContent(/^-/)
  })

  test.each([
    ['空室率', '101', '空室率は0%〜100%の範囲で入力してください。'],
    ['返済期間', '51', '返済期間は1年〜50年の範囲で入力してください。'],
    ['自己資金', 'x', '自己資金は0万円〜100億円の範囲で入力してください。'],
  ])('%s of %s is answered with a sentence', async (label, text, sentence) => {
    const user = await open(<InvestSimulator property={PROPERTY} />)
    await type(user, label, text)
    expect(screen.getByRole('alert')).toHaveTextContent(sentence)
  })

  test('is bought with the loan and at the costs that its list of costs names', () => {
    const known = {
      kakaku: PROPERTY.kakaku,
      kind: 'ittou',
      isShinchiku: false,
      isKazei: false,
      isChukai: true,
      tatemonoKakaku: null,
      tochiMen: 210,
      tatemonoMen: 240,
      chikuYm: '2004-05',
    } as const
    const day = '2026-11-21'
    const cashFlow = computeInvest(investDefaults({ ...PROPERTY, purchase: { known, day } }))
    const buying = buyingDefaults(known, true)
    const costs = computeBuying(buying, known, day)
    if (!cashFlow.ok || !costs.ok) throw new Error('refused')
    expect(cashFlow.kariire).toBe(readMan(buying.kariire))
    const shokeihi = readMan(investDefaults({ ...PROPERTY, purchase: { known, day } }).shokeihi)
    expect(shokeihi).toBe(Math.round(costs.total / 1_000) * 1_000)
    expect(cashFlow.jikoShikin).toBe(PROPERTY.kakaku + shokeihi - cashFlow.kariire)
  })

  test('without a price is refused in a sentence', () => {
    expect(computeInvest({ ...investDefaults(PROPERTY), kakaku: '0' })).toMatchObject({
      ok: false,
      message: '物件価格は10万円〜100億円の範囲で入力してください。',
    })
    expect(computeLoan({ ...loanDefaults(null), kakaku: '0' }, null)).toMatchObject({ ok: false })
  })
})

test('the costs of buying a home are 5 to 7 % of its price, as the page above says', () => {
  for (const shubetu of ['chuko_mansion', 'chuko_kodate', 'shinchiku', 'tochi']) {
    for (const man of [1_000, 2_800, 5_000, 10_000]) {
      for (const kariire of [0, man]) {
        const answers = { kakaku: String(man), shubetu, kariire: String(kariire), jikyo: '1' }
        const costs = computeBuying(answers, null, '2026-11-21')
        const share = costs.ok ? costs.total / (man * 100) : 0
        expect(share).toBeGreaterThanOrEqual(5)
        expect(share).toBeLessThanOrEqual(7)
      }
    }
  }
})

test('the costs of buying follow from the kind, the loan and who will live there', async () => {
  const user = await open(<BuyingSimulator known={null} day="2026-11-21" />)
  const before = screen.getByRole('status').textContent
  expect(screen.getByText('仲介手数料').parentElement).toHaveTextContent('990,000円')
  await user.click(screen.getByRole('radio', { name: '貸す・その他' }))
  expect(screen.getByRole('status').textContent).not.toBe(before)
  await user.selectOptions(screen.getByRole('combobox', { name: '物件の種類' }), '土地')
  expect(screen.queryByText('登録免許税（建物の移転）')).not.toBeInTheDocument()
  expect(screen.getByRole('list', { name: /前提/ })).toHaveTextContent('仮定しています')
})
