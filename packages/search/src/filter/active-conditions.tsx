import { ActiveCondition } from '@sumai/ui/chip'
import type { ReactNode } from 'react'
import styles from './active-conditions.module.css'
import { ResetLink } from './reset-link.tsx'

type Props = {
  /** `to`: the same search without this condition. */
  conditions: readonly { label: string; to: string }[]
  resetTo: string
  /** Other actions: saving the search. */
  children?: ReactNode
}

/** The active conditions, each with a link that removes it. */
export function ActiveConditions({ conditions, resetTo, children }: Props) {
  if (conditions.length === 0) return null
  return (
    <ul aria-label="指定中の条件" className={styles.list}>
      {conditions.map(({ label, to }) => (
        <li key={to}>
          <ActiveCondition label={label} to={to} />
        </li>
      ))}
      <li className={styles.last}>
        <ResetLink to={resetTo} label="すべて外す" />
        {children}
      </li>
    </ul>
  )
}
