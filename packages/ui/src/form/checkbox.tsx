import { formatNumber } from '@sumai/format/number'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './checkbox.module.css'

type Props = {
  label: ReactNode
  /** How many listings the option gives, at the end of the line. Zero is grey, never hidden. */
  count?: number
} & Omit<ComponentProps<'input'>, 'className' | 'type'>

/** A box with its words; the whole line can be pressed. */
export function Checkbox(props: Props) {
  return <Choice type="checkbox" {...props} />
}

/** One of several: use it inside a RadioGroup. */
export function Radio(props: Props) {
  return <Choice type="radio" {...props} />
}

function Choice({ label, count, type, ...rest }: Props & { type: 'checkbox' | 'radio' }) {
  return (
    <label className={classNames(styles.choice, count === 0 && styles.none)}>
      <input {...rest} type={type} className={styles.box} />
      <span>{label}</span>
      {count !== undefined && <span className={styles.count}>{formatNumber(count)}</span>}
    </label>
  )
}
