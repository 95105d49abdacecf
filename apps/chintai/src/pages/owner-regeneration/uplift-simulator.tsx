import { rentUplift } from '@sumai/domain/simulators/rent-uplift'
import { formatYen } from '@sumai/format/money'
import { readNumber } from '@sumai/format/typed-text'
import { NumberSlider, type SliderField } from '@sumai/ui/number-slider'
import { useState } from 'react'
import { MoneyOverYears } from '../../components/money-over-years.tsx'
import { yearsAndMonths } from '../../components/years-and-months.ts'
import css from './uplift-simulator.module.css'

const START = {
  rentBefore: '52,000',
  rentAfter: '60,000',
  vacantBefore: '4',
  vacantAfter: '1',
  cost: '150',
}

type Name = keyof typeof START

const MONTHS_OF_A_YEAR = 12
const MAN = 10_000
const RENT = { unit: '円', min: 20_000, max: 200_000, step: 1_000 } as const
const VACANCY = { unit: 'か月', min: 0, max: MONTHS_OF_A_YEAR, step: 0.5 } as const

const FIELDS: readonly SliderField<Name>[] = [
  { name: 'rentBefore', label: 'いまの賃料', ...RENT },
  { name: 'rentAfter', label: '工事後の賃料', ...RENT },
  { name: 'vacantBefore', label: 'いまの空室期間（年）', ...VACANCY },
  { name: 'vacantAfter', label: '工事後の空室期間（年）', ...VACANCY },
  { name: 'cost', label: '工事の費用', unit: '万円', min: 10, max: 800, step: 5 },
]

/** The limits of the numbers; a room can be empty for at most twelve months a year. */
const isWrong = ({ name, unit }: SliderField<Name>, typed: typeof START) => {
  const number = readNumber(typed[name])
  return !(number >= 0) || (unit === 'か月' && number > MONTHS_OF_A_YEAR)
}

/** What a renovation would earn a year, and after how long it has paid for itself. */
export function UpliftSimulator() {
  const [typed, setTyped] = useState(START)
  const wrong = FIELDS.filter((field) => isWrong(field, typed))
  return (
    <div className={css.simulator}>
      <div className={css.fields}>
        {FIELDS.map((field) => (
          <NumberSlider
            key={field.name}
            field={field}
            value={typed[field.name]}
            onValue={(value) => setTyped({ ...typed, [field.name]: value })}
            invalid={wrong.includes(field)}
          />
        ))}
      </div>
      <section aria-label="試算の結果" aria-live="polite" className={css.result}>
        {wrong.length > 0 ? (
          <p
            className={css.sum}
          >{`${wrong.map(({ label }) => label).join('・')}を正しい数字で入力してください。`}</p>
        ) : (
          <Result typed={typed} />
        )}
      </section>
    </div>
  )
}

function Result({ typed }: { typed: typeof START }) {
  const { incomeBefore, incomeAfter, gain, paybackMonths } = rentUplift({
    rentBefore: readNumber(typed.rentBefore),
    rentAfter: readNumber(typed.rentAfter),
    vacantBefore: readNumber(typed.vacantBefore),
    vacantAfter: readNumber(typed.vacantAfter),
    cost: readNumber(typed.cost) * MAN,
  })
  return (
    <>
      <p className={css.sum}>
        <span className={css.heading}>工事費を取り戻すまで</span>{' '}
        <b className={css.payback}>
          {paybackMonths === null ? '取り戻せません' : yearsAndMonths(paybackMonths)}
        </b>
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
      <MoneyOverYears
        years={10}
        ways={[
          { name: '工事費と増える賃料の累計', start: -readNumber(typed.cost), yearly: gain / MAN },
        ]}
      />
      <p className={css.note}>
        管理料・税金・借入の利息を含まない概算です。賃料と空室期間は、工事の内容と募集の時期により変わります。
      </p>
    </>
  )
}
