import { Container } from '@sumai/ui/container'
import type { ReactNode } from 'react'
import styles from './search-layout.module.css'

type Props = {
  /** The words of the search and its conditions. */
  words: ReactNode
  /** The FilterPanel. */
  filters: ReactNode
  children: ReactNode
}

/** The results, with the conditions beside them from 1024 px. */
export function SearchLayout({ words, filters, children }: Props) {
  return (
    <Container>
      {words}
      <div className={styles.layout}>
        {filters}
        <div className={styles.results}>{children}</div>
      </div>
    </Container>
  )
}
