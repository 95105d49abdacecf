import type { ReactNode } from 'react'
import { ChevronDownIcon } from '../icon/icon.tsx'
import styles from './phone-fold.module.css'

type Props = { label: string; children: ReactNode }

/** What a phone shows on demand; a wide screen and paper have it at once. */
export const PhoneFold = ({ label, children }: Props) => (
  <>
    <details className={styles.fold}>
      <summary>
        {label} <ChevronDownIcon size="s" />
      </summary>
    </details>
    <div className={styles.rest}>{children}</div>
  </>
)
