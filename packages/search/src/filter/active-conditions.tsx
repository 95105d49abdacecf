import { ActiveCondition } from '@sumai/ui/chip'
import type { ReactNode } from 'react'
import styles from './active-conditions.module.css'
import { ResetLink } from './reset-link.tsx'

type Props = {
  /** `to`: the same search without this condition. */
  conditions: readonly { label: string; to: string }[]
  resetTo: string
  /** What else can be done with the search. */
  children?: ReactNode
}

/** What is searched for, each with a way to drop it. */
export function ActiveConditions({ conditions, resetTo, children }: Props) {
  if (conditions.length === 0) return null
  return (
    <ul aria-label="指定中の条件" className={styles.list}>
      {conditions.map(({ label, to }) => (
        <li key={to}>
          <ActiveCondition label={label} to={to} />
        </li>
      ))}
      <li>
        <ResetLink to={resetTo} label="すべて外す" />
      </li>
      {children && <li>{children}</li>}
    </ul>
  )
}
