import { formatDateWithWeekday } from '@sumai/format/dates'
import { useQuery } from '@tanstack/react-query'
import { PageHead } from '../../frame/page-head.tsx'
import { queryClient } from '../../query-client.ts'
import { Drafts } from './drafts.tsx'
import { Expiring } from './expiring.tsx'
import { Searches } from './searches.tsx'
import styles from './today.module.css'
import { todayQuery } from './today.queries.ts'
import { Views } from './views.tsx'
import { Visits } from './visits.tsx'
import { WaitingPeople } from './waiting-people.tsx'

export async function loader() {
  await queryClient.ensureQueryData(todayQuery)
  return null
}

/** What needs somebody, first to last; much of it can be dealt with from here. */
export function Component() {
  const { data: today } = useQuery(todayQuery)
  if (!today) return null
  return (
    <main className={styles.page}>
      <PageHead title="今日" context={formatDateWithWeekday(today.date)} />
      <div className={styles.columns}>
        <div className={styles.part}>
          <WaitingPeople waiting={today.waiting} />
          <Drafts drafts={today.drafts} />
          <Expiring expiring={today.expiring} />
        </div>
        <div className={styles.part}>
          <Visits visits={today.visits} />
          <Views days={today.days} homes={today.mostViewed} />
          <Searches searches={today.searches} />
        </div>
      </div>
    </main>
  )
}
