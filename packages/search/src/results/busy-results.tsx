import { formatNumber } from '@sumai/format/number'
import { useNavigation } from '@sumai/platform'
import { VisuallyHidden } from '@sumai/ui/visually-hidden'
import type { ReactNode } from 'react'
import styles from './busy-results.module.css'

type Props = {
  /** Where all searches of the site begin. */
  action: string
  /** Listings found, for those who hear that they have changed. */
  total: number
  children: ReactNode
}

/** The results stay until the new ones are there, and say that they are about to change. */
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
