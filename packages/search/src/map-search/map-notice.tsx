import type { ReactNode } from 'react'
import styles from './map-notice.module.css'

type Props = {
  words: string
  /** Buttons. */
  children: ReactNode
}

/** Over the map: what is being done on it, and the ways out. */
export const MapNotice = ({ words, children }: Props) => (
  <div className={styles.notice}>
    <p role="status">{words}</p>
    {children}
  </div>
)
