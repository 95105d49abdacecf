import { formatNumber } from '@sumai/format/number'
import { useNavigation } from '@sumai/platform'
import { VisuallyHidden } from '@sumai/ui/visually-hidden'
import type { ReactNode } from 'react'
import styles from './busy-results.module.css'

type Props = {
  /** Path under which all searches of the site lie. */
  action: string
  /** Number of listings, announced to screen readers when it changes. */
  total: number
  children: ReactNode
}

/** Marks the current results as busy until the new ones are loaded. */
export function BusyResults({ action, total, children }: Props) {
  const { location } = useNavigation()
  const isBusy = location?.pathname.startsWith(action) ?? false
  return (
    <div aria-busy={isBusy} className={styles.results}>
      <VisuallyHidden>
        <span role="status">
          {isBusy ? '物件を読み込んでいます' : `${formatNumber(total)}件の物件`}
        </span>
      </VisuallyHidden>
      {children}
    </div>
  )
}
