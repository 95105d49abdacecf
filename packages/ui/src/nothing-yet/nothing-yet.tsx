import { telHref } from '@sumai/format/tel'
import type { ReactNode } from 'react'
import { ButtonAnchor } from '../button/button.tsx'
import { EmptyBox } from '../empty-box/empty-box.tsx'
import { PhoneIcon } from '../icon/icon.tsx'
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
    <EmptyBox heading={heading} as="p">
      <p>{children}</p>
      <CallUs agency={agency} />
    </EmptyBox>
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
