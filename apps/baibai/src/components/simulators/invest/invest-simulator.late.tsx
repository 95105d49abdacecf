import { ACQUISITION_COST_RATE } from '@sumai/domain/costs/yield'
import { formatNumber } from '@sumai/format/number'
import { NumberSlider, type SliderField } from '@sumai/ui/number-slider'
import { useAnswers } from '../answers.ts'
import { Simulator } from '../simulator.tsx'
import { breakEvenFunds, computeInvest, type InvestName, investDefaults } from './invest.ts'
import { InvestResult } from './invest-result.tsx'
import type { Investment } from './investment.ts'

type Props = {
  /** `null` asks for the price and the income too. */
  property: Investment | null
}

const PROPERTY: readonly SliderField<InvestName>[] = [
  { name: 'kakaku', label: '物件価格', unit: '万円', min: 500, max: 30_000, step: 100 },
  { name: 'shunyu', label: '満室想定年収', unit: '万円', min: 0, max: 3_000, step: 10 },
]
const RENT: readonly SliderField<InvestName>[] = [
  { name: 'rate', label: '借入金利（年）', unit: '%', min: 0, max: 5, step: 0.05 },
  { name: 'years', label: '返済期間', unit: '年', min: 1, max: 50, step: 1 },
  { name: 'kushitsu', label: '空室率', unit: '%', min: 0, max: 40, step: 1 },
  { name: 'geraku', label: '賃料の下落率（年）', unit: '%', min: 0, max: 3, step: 0.1 },
]

/** Fields of the simulator that the limits of the domain call by another name. */
const ALIASES: Readonly<Record<string, InvestName>> = {
  nenkanShunyu: 'shunyu',
  nenkanKeihi: 'keihi',
  kushitsuPercent: 'kushitsu',
  gerakuPercent: 'geraku',
  loanYears: 'years',
  ratePercent: 'rate',
  kariire: 'jiko',
}

const ASSUMPTIONS = [
  '表面利回りは満室想定年収を物件価格で、空室込みの実質利回りは空室損と経費を引いた1年目の収入を物件価格と諸費用の合計で割ったものです。',
  '賃料は毎年、入力した割合で下がり、経費は変わらないものとします。返済は元利均等、金利は全期間変わりません。',
  '所得税・住民税、消費税、大規模修繕、売却損益は含みません。',
  '目安の試算であり、将来の収益を約束するものではありません。',
]

/** Why the net yield of a listing is another one than that of the simulator. */
const OTHER_YIELD = `ページの上の実質利回りは、空室を見込まず、諸費用を価格の${formatNumber(ACQUISITION_COST_RATE * 100)}%としたものです。この試算では空室と物件ごとの諸費用を入れるため、数字が変わります。`

/** 収支シミュレーション: the cash flow of an investment, year by year. */
export function InvestSimulator({ property }: Props) {
  const { answers, answer, reset } = useAnswers('invest', investDefaults(property))
  const outcome = computeInvest(answers)
  const wrong = outcome.ok ? undefined : (ALIASES[outcome.field] ?? outcome.field)
  const priceMan = (property?.kakaku ?? 100_000_000) / 10_000
  const most = (share: number) => Math.max(10, Math.ceil((priceMan * share) / 10) * 10)

  const slider = (field: SliderField<InvestName>) => (
    <NumberSlider
      key={field.name}
      field={field}
      name={`invest_${field.name}`}
      value={answers[field.name]}
      onValue={(value) => answer(field.name, value)}
      invalid={wrong === field.name}
    />
  )
  const own = { label: '自己資金', unit: '万円', min: 0, max: most(1.1), step: 10 } as const
  const costs = { label: '購入時の諸費用', unit: '万円', min: 0, max: most(0.2), step: 1 } as const
  const running = { label: '経費（年）', unit: '万円', min: 0, max: most(0.05), step: 1 } as const
  return (
    <Simulator
      id="invest"
      label="収支シミュレーション"
      onReset={reset}
      refusal={outcome.ok ? undefined : outcome.message}
      assumptions={property ? [OTHER_YIELD, ...ASSUMPTIONS] : ASSUMPTIONS}
      fields={
        <>
          {!property && PROPERTY.map(slider)}
          {slider({ name: 'jiko', ...own })}
          {RENT.map(slider)}
          {slider({ name: 'keihi', ...running })}
          {slider({ name: 'shokeihi', ...costs })}
        </>
      }
    >
      {outcome.ok && <InvestResult estimate={outcome} breakEven={breakEvenFunds(answers)} />}
    </Simulator>
  )
}
