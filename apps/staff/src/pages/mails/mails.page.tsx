import { Pager } from '@sumai/ui/pager'
import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { TabLinks } from '../../components/tab-links.tsx'
import { PageHead } from '../../frame/page-head.tsx'
import { toMails } from '../../paths.ts'
import { queryClient } from '../../query-client.ts'
import { MailRow } from './mail-row.tsx'
import styles from './mails.module.css'
import { mailsQuery } from './mails.queries.ts'
import { TABS, tabIn } from './states.ts'
import { Subscribers } from './subscribers.tsx'

const viewIn = (query: URLSearchParams) => ({
  tab: tabIn(query),
  page: Math.max(1, Number(query.get('page')) || 1),
})

export async function loader({ request }: LoaderFunctionArgs) {
  const { tab, page } = viewIn(new URL(request.url).searchParams)
  await queryClient.ensureQueryData(mailsQuery(tab.state, page))
  return null
}

/** What is mailed to visitors and shops, what could not be, and how many wait for new homes. */
export function Component() {
  const { tab, page } = viewIn(useSearchParams()[0])
  const { data } = useQuery(mailsQuery(tab.state, page))
  if (!data) return null
  return (
    <main className={styles.page}>
      <PageHead title="配信" />
      <div className={styles.columns}>
        <section aria-label="メールの一覧" className={styles.panel}>
          <TabLinks
            label="配信の状況"
            tabs={TABS.map(({ state, label, count }) => ({
              to: toMails({ state }),
              label,
              count: count(data.counts),
              isCurrent: state === tab.state,
            }))}
          />
          {data.mails.length === 0 ? (
            <p className={styles.empty}>{tab.empty}</p>
          ) : (
            <ul>
              {data.mails.map((mail) => (
                <MailRow key={mail.outboxId} mail={mail} />
              ))}
            </ul>
          )}
          <div className={styles.pager}>
            <Pager
              page={page}
              lastPage={data.pagination.lastPage}
              hrefOf={(to) => toMails({ state: tab.state, page: String(to) })}
            />
          </div>
        </section>
        <Subscribers />
      </div>
    </main>
  )
}
