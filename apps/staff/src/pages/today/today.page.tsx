import { formatDateWithWeekday } from '@sumai/format/dates'
import { useNow } from '@sumai/ui/use-now'
import { PageHead } from '../../frame/page-head.tsx'
import { queryClient } from '../../query-client.ts'
import { Drafts } from './drafts.tsx'
import { Expiring } from './expiring.tsx'
import styles from './today.module.css'
import { homesOfTab, waitingPeopleQuery } from './today.queries.ts'
import { WaitingPeople } from './waiting-people.tsx'

export async function loader() {
  await Promise.all([
    queryClient.ensureQueryData(waitingPeopleQuery),
    queryClient.ensureQueryData(homesOfTab('expiring')),
    queryClient.ensureQueryData(homesOfTab('draft')),
  ])
  return null
}

/** What needs somebody, first to last; each row can be dealt with from here. */
export function Component() {
  const now = useNow(new Date().toISOString())
  return (
    <main className={styles.page}>
      <PageHead title="今日" context={formatDateWithWeekday(now)} />
      <div className={styles.columns}>
        <div className={styles.part}>
          <WaitingPeople />
          <Expiring />
        </div>
        <Drafts />
      </div>
    </main>
  )
}
