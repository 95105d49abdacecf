import type { CSSProperties } from 'react'
import styles from './facts-bar.module.css'
import type { Check } from './say-check.ts'

type Props = { check: Check }

/** How much of what must be stated is there; the sentence beside it says the same. */
export function FactsBar({ check: { facts, missing } }: Props) {
  const share = facts === 0 ? 1 : (facts - missing) / facts
  return (
    <span aria-hidden="true" className={styles.bar}>
      <i style={{ '--share': share } as CSSProperties} />
    </span>
  )
}
