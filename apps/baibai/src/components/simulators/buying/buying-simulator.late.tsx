import { CostList } from '@sumai/listings/cost-list'
import { Select } from '@sumai/ui/controls'
import { NumberSlider, type SliderField } from '@sumai/ui/number-slider'
import { useId } from 'react'
import { useAnswers } from '../answers.ts'
import { Choices } from '../choices.tsx'
import { formatEstimate } from '../estimate.ts'
import { Figures } from '../figures.tsx'
import { Simulator } from '../simulator.tsx'
import {
  type BuyingName,
  buyingDefaults,
  computeBuying,
  KINDS,
  type KnownPurchase,
} from './buying.ts'
import css from './buying-simulator.module.css'

type Props = {
  /** `null` asks for the kind and the price too. */
  known: KnownPurchase | null
  /** `YYYY-MM-DD`: reliefs end on a day. */
  day: string
  /** Bought to be let. */
  isForRent?: boolean
}

const USE = [
  { value: '1', label: '自分で住む' },
  { value: '0', label: '貸す・その他' },
]

/** 購入諸費用シミュレーション: what is paid beside the price. */
export function BuyingSimulator({ known, day, isForRent = false }: Props) {
  const id = useId()
  const { answers, answer, reset } = useAnswers('buying', buyingDefaults(known, isForRent))
  const outcome = computeBuying(answers, known, day)
  const most = Math.ceil((known?.kakaku ?? 100_000_000) / 10_000)

  const slider = (field: SliderField<BuyingName>) => (
    <NumberSlider
      field={field}
      name={`buying_${field.name}`}
      value={answers[field.name]}
      onValue={(value) => answer(field.name, value)}
      invalid={!outcome.ok && outcome.field === field.name}
    />
  )
  return (
    <Simulator
      id="buying"
      label="購入諸費用シミュレーション"
      onReset={reset}
      refusal={outcome.ok ? undefined : outcome.message}
      assumptions={outcome.ok ? outcome.assumptions : []}
      notesBelowFields
      fields={
        <>
          {!known && (
            <div className={css.kind}>
              <label htmlFor={id} className={css.label}>
                物件の種類
              </label>
              <Select
                id={id}
                name="buying_shubetu"
                value={answers.shubetu}
                onChange={(event) => answer('shubetu', event.target.value)}
                choices={Object.entries(KINDS).map(([value, { label }]) => ({ value, label }))}
              />
            </div>
          )}
          {!known &&
            slider({
              name: 'kakaku',
              label: '物件価格',
              unit: '万円',
              min: 500,
              max: 10_000,
              step: 50,
            })}
          {slider({ name: 'kariire', label: '借入額', unit: '万円', min: 0, max: most, step: 10 })}
          <Choices
            label="使いみち"
            name="buying_jikyo"
            choices={USE}
            value={answers.jikyo}
            onValue={(value) => answer('jikyo', value)}
          />
        </>
      }
    >
      {outcome.ok && (
        <>
          <Figures
            main={{ label: '諸費用の合計（目安）', value: formatEstimate(outcome.total) }}
            others={[]}
          />
          <CostList heading="諸費用の内訳" items={outcome.items} total={outcome.total} />
        </>
      )}
    </Simulator>
  )
}
