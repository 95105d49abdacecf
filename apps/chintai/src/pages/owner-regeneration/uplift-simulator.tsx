import { formatYen } from '@sumai/domain/money'
import { rentUplift } from '@sumai/domain/simulators/rent-uplift'
import { useState } from 'react'
import { SliderField } from './slider-field.tsx'
import css from './uplift-simulator.module.css'

const START = {
  rentBefore: 52_000,
  rentAfter: 60_000,
  vacantBefore: 4,
  vacantAfter: 1,
  cost: 1_500_000,
}

type Key = keyof typeof START

type FieldSpec = {
  key: Key
  label: string
  min: number
  max: number
  step: number
  say: (value: number) => string
}

const months = (value: number) => `年${value}か月`

const FIELDS: readonly FieldSpec[] = [
  {
    key: 'rentBefore',
    label: 'いまの家賃',
    min: 20_000,
    max: 200_000,
    step: 1_000,
    say: formatYen,
  },
  {
    key: 'rentAfter',
    label: '工事後の家賃',
    min: 20_000,
    max: 200_000,
    step: 1_000,
    say: formatYen,
  },
  { key: 'vacantBefore', label: 'いまの空室期間', min: 0, max: 12, step: 0.5, say: months },
  { key: 'vacantAfter', label: '工事後の空室期間', min: 0, max: 12, step: 0.5, say: months },
  { key: 'cost', label: '工事の費用', min: 100_000, max: 8_000_000, step: 50_000, say: formatYen },
]

/** What a renovation would bring in, and when it has paid for itself. */
export function UpliftSimulator() {
  const [values, setValues] = useState(START)
  const { incomeBefore, incomeAfter, gain, paybackMonths } = rentUplift(values)
  return (
    <div className={css.simulator}>
      <div className={css.fields}>
        {FIELDS.map(({ key, say, ...field }) => (
          <SliderField
            key={key}
            {...field}
            value={values[key]}
            said={say(values[key])}
            onValue={(value) => setValues({ ...values, [key]: value })}
          />
        ))}
      </div>
      <section aria-label="試算の結果" aria-live="polite" className={css.result}>
        <p className={css.heading}>工事費を取り戻すまで</p>
        <p className={css.payback}>
          {paybackMonths === null ? '取り戻せません' : term(paybackMonths)}
        </p>
        <dl className={css.rows}>
          <div className={css.row}>
            <dt>いまの年間収入</dt>
            <dd>{formatYen(incomeBefore)}</dd>
          </div>
          <div className={css.row}>
            <dt>工事後の年間収入</dt>
            <dd>{formatYen(incomeAfter)}</dd>
          </div>
          <div className={css.row}>
            <dt>1年あたりの増減</dt>
            <dd>{gain > 0 ? `+${formatYen(gain)}` : formatYen(gain)}</dd>
          </div>
        </dl>
        <p className={css.note}>
          管理料・税金・借入の利息を含まない概算です。家賃と空室期間は、工事の内容と募集の時期により変わります。
        </p>
      </section>
    </div>
  )
}

/** 61 months → 5年1か月 */
function term(all: number): string {
  const [years, rest] = [Math.floor(all / 12), all % 12]
  return [years > 0 && `${years}年`, rest > 0 && `${rest}か月`].filter(Boolean).join('')
}
