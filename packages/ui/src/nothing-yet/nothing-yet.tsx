import { BRAND } from '@sumai/domain/brand'
import { telHref } from '@sumai/domain/tel'
import type { ReactNode } from 'react'
import { ButtonAnchor } from '../button/button.tsx'
import { PhoneIcon } from '../icon/icon.tsx'
import { Leaf } from '../logo/leaf.tsx'
import styles from './nothing-yet.module.css'

type Props = {
  /** What there is not yet. */
  heading: string
  /** What the phone can do instead. */
  children: ReactNode
}

/** In place of a list that has no entries yet, as on the first days of a site: the phone. */
export function NothingYet({ heading, children }: Props) {
  return (
    <div className={styles.box}>
      <span className={styles.leaf}>
        <Leaf />
      </span>
      <p className={styles.heading}>{heading}</p>
      <p className={styles.text}>{children}</p>
      <CallUs />
    </div>
  )
}

/** The agency's number, and when somebody answers. */
export const CallUs = () => (
  <p className={styles.call}>
    <ButtonAnchor href={telHref(BRAND.tel)} variant="outline">
      <PhoneIcon />
      {BRAND.tel}
    </ButtonAnchor>
    <span className={styles.hours}>{BRAND.telHours}</span>
  </p>
)
