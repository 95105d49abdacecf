import { NumberSlider, type SliderField } from '@sumai/ui/number-slider'
import type { ReactNode } from 'react'
import { readMan, useAnswers } from '../answers.ts'
import { Choices } from '../choices.tsx'
import { Simulator } from '../simulator.tsx'
import { computeLoan, type Home, type LoanName, loanDefaults } from './loan.ts'
import { LoanResult } from './loan-result.tsx'

type Props = {
  /** `null` asks for the price and the fees too. */
  home: Home | null
  /** Asks for the cost of works on the home, which the loan then pays too. */
  withWorks?: boolean
  /** What to do next with a price, yen. */
  next?: (kakaku: number) => ReactNode
}

const PRICE: SliderField<LoanName> = {
  name: 'kakaku',
  label: '物件価格',
  unit: '万円',
  min: 500,
  max: 10_000,
  step: 50,
}
const WORKS: SliderField<LoanName> = {
  name: 'koji',
  label: '工事の費用',
  unit: '万円',
  min: 0,
  max: 2_000,
  step: 10,
}
const TERMS: readonly SliderField<LoanName>[] = [
  { name: 'years', label: '返済期間', unit: '年', min: 1, max: 50, step: 1 },
  { name: 'rate', label: '金利（年）', unit: '%', min: 0, max: 5, step: 0.05 },
  { name: 'bonus', label: 'ボーナス返済の割合', unit: '%', min: 0, max: 50, step: 5 },
]
const FEES: readonly SliderField<LoanName>[] = [
  {
    name: 'kanri',
    label: '管理費・修繕積立金（月）',
    unit: '円',
    min: 0,
    max: 60_000,
    step: 1_000,
  },
  { name: 'zei', label: '固定資産税等（年）', unit: '万円', min: 0, max: 40, step: 1 },
]
const METHODS = [
  { value: 'ganri', label: '元利均等' },
  { value: 'gankin', label: '元金均等' },
]

/** Fields of the simulator that the limits of the domain call by another name. */
const ALIASES: Readonly<Record<string, LoanName>> = {
  ratePercent: 'rate',
  bonusPercent: 'bonus',
  kariire: 'atamakin',
}

const ASSUMPTIONS = [
  '金利は全期間変わらないものとし、手数料・保証料・団体信用生命保険料は含みません。',
  'ボーナス返済は年2回です。返済額は1円未満を切り捨てています。',
  '目安の金額です。実際の金利と借入可能額は、金融機関の審査により決まります。',
]

/** 住宅ローンシミュレーション: monthly costs, and the remaining debt year by year. */
export function LoanSimulator({ home, withWorks, next }: Props) {
  const { answers, answer, reset } = useAnswers('loan', loanDefaults(home, withWorks))
  const outcome = computeLoan(answers, home, withWorks)
  const wrong = outcome.ok ? undefined : (ALIASES[outcome.field] ?? outcome.field)
  const priceMan = (home?.kakaku ?? 100_000_000) / 10_000

  const slider = (field: SliderField<LoanName>) => (
    <NumberSlider
      key={field.name}
      field={field}
      name={`loan_${field.name}`}
      value={answers[field.name]}
      onValue={(value) => answer(field.name, value)}
      invalid={wrong === field.name}
    />
  )
  return (
    <Simulator
      id="loan"
      label="住宅ローンシミュレーション"
      onReset={reset}
      refusal={outcome.ok ? undefined : outcome.message}
      assumptions={ASSUMPTIONS}
      notesBelowFields={home !== null}
      fields={
        <>
          {!home && slider(PRICE)}
          {withWorks && slider(WORKS)}
          {slider({
            name: 'atamakin',
            label: '頭金',
            unit: '万円',
            min: 0,
            max: Math.floor(priceMan / 2 / 10) * 10,
            step: 10,
          })}
          {TERMS.map(slider)}
          <Choices
            label="返済方法"
            name="loan_method"
            choices={METHODS}
            value={answers.method}
            onValue={(value) => answer('method', value)}
          />
          {!home && FEES.map(slider)}
        </>
      }
    >
      {outcome.ok && <LoanResult estimate={outcome} />}
      {outcome.ok && next?.(readMan(answers.kakaku))}
    </Simulator>
  )
}
