import { formatNumber } from '@sumai/format/number'
import { Link } from '@sumai/platform'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { CrossIcon } from '../icon/icon.tsx'
import styles from './chip.module.css'

type ChipProps = {
  label: string
  /** Number of listings of the option. At 0 it is dashed, and can still be unchecked. */
  count?: number
  type?: 'checkbox' | 'radio'
  /** 36 instead of 40 px high, for the side bar. */
  tight?: boolean
  /** For times: all have the same width, and taken ones are dashed. */
  square?: boolean
} & Omit<ComponentProps<'input'>, 'className' | 'type'>

/** An option as a pill. It is a real checkbox or radio button, so it works in a plain form. */
export function Chip({ label, count, type = 'checkbox', tight, square, ...rest }: ChipProps) {
  const empty = count === 0
  const look = [tight && styles.tight, square && styles.square, empty && styles.empty]
  return (
    <label className={classNames(styles.chip, ...look)}>
      <input type={type} {...rest} className={styles.input} />
      {label}
      {count !== undefined && <span className={styles.count}>{formatNumber(count)}</span>}
    </label>
  )
}

type ActiveProps = { label: string /** The same search without this condition. */; to: string }

/** An active condition, as a link that removes it. */
export function ActiveCondition({ label, to }: ActiveProps) {
  return (
    <Link to={to} aria-label={`${label}を外す`} className={classNames(styles.chip, styles.active)}>
      {label}
      <CrossIcon size="s" />
    </Link>
  )
}

/** A row of chips. */
export function Chips({ children }: { children: ReactNode }) {
  return <div className={styles.chips}>{children}</div>
}
