import { useId } from 'react'
import css from './slider-field.module.css'

type Props = {
  label: string
  min: number
  max: number
  step: number
  value: number
  /** The value in words: 52,000円. */
  said: string
  onValue: (value: number) => void
}

/** A number to be tried out rather than typed. */
export function SliderField({ label, min, max, step, value, said, onValue }: Props) {
  const id = useId()
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <span aria-hidden="true" className={css.value}>
        {said}
      </span>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={said}
        onChange={({ target }) => onValue(Number(target.value))}
        className={css.slider}
      />
    </div>
  )
}
