import { telHref } from '@sumai/format/tel'
import type { ReactNode } from 'react'
import { ButtonAnchor } from '../button/button.tsx'
import { PhoneIcon } from '../icon/icon.tsx'
import { Leaf } from '../logo/leaf.tsx'
import styles from './nothing-yet.module.css'

/** Telephone number with hyphens, and its hours. */
type Phone = { agency: { tel: string; telHours: string } }

type Props = Phone & {
  /** What is missing. */
  heading: string
  /** Why to call instead. */
  children: ReactNode
}

/** In place of a list that is still empty on a new site: the telephone number. */
export function NothingYet({ heading, agency, children }: Props) {
  return (
    <div className={styles.box}>
      <span className={styles.leaf}>
        <Leaf />
      </span>
      <p className={styles.heading}>{heading}</p>
      <p className={styles.text}>{children}</p>
      <CallUs agency={agency} />
    </div>
  )
}

/** The telephone number as a button, with its hours. */
export const CallUs = ({ agency: { tel, telHours } }: Phone) => (
  <p className={styles.call}>
    <ButtonAnchor href={telHref(tel)} variant="outline">
      <PhoneIcon />
      {tel}
    </ButtonAnchor>
    <span className={styles.hours}>{telHours}</span>
  </p>
)
