import { ChevronDownIcon } from '@sumai/ui/icon'
import type { ReactNode } from 'react'
import styles from './second-choice.module.css'

type Props = { isOpen: boolean; children: ReactNode }

/** An optional second choice of day and time. */
export function SecondChoice({ isOpen, children }: Props) {
  return (
    <details open={isOpen} className={styles.second}>
      <summary className={styles.summary}>
        第2希望も伝える
        <ChevronDownIcon size="s" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
