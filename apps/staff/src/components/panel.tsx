import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import styles from './panel.module.css'

type Props = {
  /** To be linked to. */
  id?: string
  title: string
  count: number
  /** Where all of them are. */
  to?: string
  /** When there is nothing. */
  empty: string
  children: ReactNode
}

/** One kind of work, row by row. */
export function Panel({ id, title, count, to, empty, children }: Props) {
  const titleId = useId()
  return (
    <section id={id} aria-labelledby={titleId} className={styles.panel}>
      <header className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <span>{count}件</span>
        {to && <Link to={to}>すべて見る</Link>}
      </header>
      {count === 0 ? <p className={styles.empty}>{empty}</p> : <ul>{children}</ul>}
    </section>
  )
}
