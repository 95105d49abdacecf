import { Link } from '@sumai/platform'
import { useId } from 'react'
import styles from './rail-links.module.css'

type Props = {
  heading: string
  links: readonly { to: string; label: string; note?: string | null }[]
}

/** Pages that belong to the one beside. */
export function RailLinks({ heading, links }: Props) {
  const id = useId()
  if (links.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <ul>
        {links.map(({ to, label, note }) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              {label}
              {note && <small className={styles.note}>{note}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
