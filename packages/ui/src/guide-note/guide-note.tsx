import type { ReactNode } from 'react'
import { Mascot } from '../mascot/mascot.tsx'
import styles from './guide-note.module.css'

type Props = {
  /** A number or a word above the heading. */
  label?: string
  heading: string
  children: ReactNode
}

/** In place of a page: the mascot says why there is nothing, and what to do instead. */
export const GuideNote = ({ label, heading, children }: Props) => (
  <div className={styles.note}>
    <Mascot size="l" />
    <div className={styles.words}>
      {label && <p className={styles.label}>{label}</p>}
      <h1 className={styles.heading}>{heading}</h1>
      {children}
    </div>
  </div>
)
