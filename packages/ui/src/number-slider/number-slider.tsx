import { formatNumber } from '@sumai/format/number'
import { readNumber } from '@sumai/format/typed-text'
import { useEffect, useId, useRef } from 'react'
import styles from './number-slider.module.css'

export type SliderField<Name extends string> = {
  name: Name
  label: string
  unit: '万円' | '円' | '%' | '年' | 'か月'
  /** The limits of the slider; typed numbers may exceed them. */
  min: number
  max: number
  step: number
}

type Props = {
  field: Omit<SliderField<string>, 'name'>
  /** Name in a form; simulators, which are not sent, have none. */
  name?: string
  value: string
  onValue: (value: string) => void
  invalid: boolean
}

/** A field for a number, and a slider for its usual range. */
export function NumberSlider({ field, name, value, onValue, invalid }: Props) {
  const { label, unit, min, max, step } = field
  const id = useId()
  const slider = useRef<HTMLInputElement>(null)
  const number = readNumber(value)
  const position = Number.isNaN(number) ? min : Math.min(Math.max(number, min), max)
  // By script, because the policy of the page forbids style attributes.
  useEffect(() => {
    slider.current?.style.setProperty('--filled', `${((position - min) / (max - min)) * 100}%`)
  }, [position, min, max])

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={styles.entry}>
        <input
          id={id}
          name={name}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={value}
          onChange={(event) => onValue(event.target.value)}
          aria-invalid={invalid || undefined}
          className={styles.number}
        />
        <span className={styles.unit}>{unit}</span>
      </span>
      <input
        ref={slider}
        type="range"
        aria-label={`${label}のスライダー`}
        min={min}
        max={max}
        step={step}
        value={position}
        onChange={(event) => onValue(formatNumber(Number(event.target.value)))}
        className={styles.slider}
      />
    </div>
  )
}
