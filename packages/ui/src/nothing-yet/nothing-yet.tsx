import { telHref } from '@sumai/format/tel'
import type { ReactNode } from 'react'
import { ButtonAnchor } from '../button/button.tsx'
import { PhoneIcon } from '../icon/icon.tsx'
import { Leaf } from '../logo/leaf.tsx'
import styles from './nothing-yet.module.css'

/** Whom to call: the number with hyphens, and when somebody answers. */
type Phone = { agency: { tel: string; telHours: string } }

type Props = Phone & {
  /** What there is not yet. */
  heading: string
  /** What the phone can do instead. */
  children: ReactNode
}

/** In place of a list that has no entries yet, as on the first days of a site: the phone. */
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

/** The agency's number as a button, with its hours. */
export const CallUs = ({ agency: { tel, telHours } }: Phone) => (
  <p className={styles.call}>
    <ButtonAnchor href={telHref(tel)} variant="outline">
      <PhoneIcon />
      {tel}
    </ButtonAnchor>
    <span className={styles.hours}>{telHours}</span>
  </p>
)
