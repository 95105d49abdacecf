import { type ReactNode, useId } from 'react'
import styles from './room-section.module.css'

type Props = { heading: string; children: ReactNode }

/** A section of the page of a listing. */
export function RoomSection({ heading, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {children}
    </section>
  )
}
