import { formatNumber } from '@sumai/format/number'
import { Link } from '@sumai/platform'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { CrossIcon } from '../icon/icon.tsx'
import styles from './chip.module.css'

type ChipProps = {
  label: string
  /** How many listings the option gives. Zero stays visible, dashed, and can still be undone. */
  count?: number
  type?: 'checkbox' | 'radio'
  /** 36 instead of 40 px high, for the side bar. */
  tight?: boolean
  /** A time among others: all as wide, taken ones dashed. */
  square?: boolean
} & Omit<ComponentProps<'input'>, 'className' | 'type'>

/** An option as a pill; a real checkbox or radio button, so that it works in a plain form. */
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

/** A condition in force; following the link takes it away. */
export function ActiveCondition({ label, to }: ActiveProps) {
  return (
    <Link to={to} aria-label={`${label}を外す`} className={classNames(styles.chip, styles.active)}>
      {label}
      <CrossIcon size="s" />
    </Link>
  )
}

/** Chips side by side, far enough apart for a finger. */
export function Chips({ children }: { children: ReactNode }) {
  return <div className={styles.chips}>{children}</div>
}
