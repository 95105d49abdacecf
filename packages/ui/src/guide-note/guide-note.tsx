import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Mascot } from '../mascot/mascot.tsx'
import styles from './guide-note.module.css'

type Props = {
  /** A number or a word above the heading. */
  label?: string
  heading: string
  /** On a page of its whole width, with the town beside the words. */
  wide?: boolean
  children: ReactNode
}

/** In place of a page: the mascot says why there is nothing, and what to do instead. */
export const GuideNote = ({ label, heading, wide, children }: Props) => (
  <div className={classNames(styles.note, wide && styles.wide)}>
    <Mascot size="l" />
    <div className={styles.words}>
      {label && <p className={styles.label}>{label}</p>}
      <h1 className={styles.heading}>{heading}</h1>
      {children}
    </div>
  </div>
)
