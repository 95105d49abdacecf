import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import styles from './panel.module.css'

type Props = {
  title: string
  count: number
  /** Where all of them are. */
  to?: string
  /** When there is nothing. */
  empty: string
  children: ReactNode
}

/** One kind of work. */
export function Panel({ title, count, to, empty, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.panel}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        <span>{count}件</span>
        {to && <Link to={to}>すべて見る</Link>}
      </header>
      {count === 0 ? <p className={styles.empty}>{empty}</p> : <ul>{children}</ul>}
    </section>
  )
}
