import type { ReactNode } from 'react'
import styles from './aside-actions.module.css'

type Props = { children: ReactNode }

/** What can be done about a listing, beside all of it; on a phone the bar at the lower edge has it. */
export const AsideActions = ({ children }: Props) => (
  <div className={styles.actions}>{children}</div>
)
