import { VisuallyHidden } from '@sumai/ui/visually-hidden'
import { useQuery } from '@tanstack/react-query'
import { waitingQuery } from '../pages/inbox/inbox.queries.ts'
import styles from './inbox-count.module.css'

/** How many wait for an answer. */
export function InboxCount() {
  const { data } = useQuery(waitingQuery)
  if (!data?.count) return null
  return (
    <span className={styles.count}>
      {data.count}
      {data.hasMore && '+'}
      <VisuallyHidden>件が未対応</VisuallyHidden>
    </span>
  )
}
