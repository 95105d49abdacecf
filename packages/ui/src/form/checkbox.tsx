import { formatNumber } from '@sumai/format/number'
import type { ComponentProps, ReactNode } from 'react'
import { breakable } from '../breakable.tsx'
import { classNames } from '../class-names.ts'
import styles from './checkbox.module.css'

type Props = {
  label: ReactNode
  /** Number of listings of the option, at the end of the line. 0 is shown in grey. */
  count?: number
} & Omit<ComponentProps<'input'>, 'className' | 'type'>

/** A checkbox with its label; the whole line can be pressed. */
export function Checkbox(props: Props) {
  return <Choice type="checkbox" {...props} />
}

/** A radio button, for use inside a RadioGroup. */
export function Radio(props: Props) {
  return <Choice type="radio" {...props} />
}

function Choice({ label, count, type, ...rest }: Props & { type: 'checkbox' | 'radio' }) {
  return (
    <label className={classNames(styles.choice, count === 0 && styles.none)}>
      <input {...rest} type={type} className={styles.box} />
      <span>{typeof label === 'string' ? breakable(label) : label}</span>
      {count !== undefined && <span className={styles.count}>{formatNumber(count)}</span>}
    </label>
  )
}
