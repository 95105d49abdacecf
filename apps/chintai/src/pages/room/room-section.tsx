import { type ReactNode, useId } from 'react'
import css from './room-section.module.css'

type Props = { heading: string; children: ReactNode }

/** One part of the page of a room. */
export function RoomSection({ heading, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={css.section}>
      <h2 id={id} className={css.heading}>
        {heading}
      </h2>
      {children}
    </section>
  )
}
