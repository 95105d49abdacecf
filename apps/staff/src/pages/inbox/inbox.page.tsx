import { type LoaderFunctionArgs, Outlet, useParams } from 'react-router'
import { PageHead } from '../../frame/page-head.tsx'
import { Key } from '../../keys/key.tsx'
import { readParts } from '../../lists/parts.ts'
import { useSession } from '../../session/use-session.ts'
import styles from './inbox.module.css'
import { beginWork, inboxQuery } from './inbox.queries.ts'
import { InboxList } from './list/inbox-list.tsx'
import { InboxSearch } from './list/inbox-search.tsx'
import { InboxTabs } from './list/inbox-tabs.tsx'
import { readView } from './view.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url)
  const view = readView(url.searchParams)
  if (!view.parts && !isOpen(url)) beginWork()
  await readParts(inboxQuery(view), request)
  return null
}

/** Whether it is only read again: ahead of a press, or for another enquiry of the same list. */
const isOpen = ({ pathname, search }: URL) =>
  window.location.pathname.startsWith(pathname) && window.location.search === search

const KEYS = [
  ['J', '次'],
  ['K', '前'],
  ['R', '返信'],
  ['N', 'メモ'],
  ['A', '担当'],
  ['E', '完了'],
] as const

/** List and thread side by side; on a phone the thread is a page of its own. */
export function Component() {
  const { staff } = useSession()
  const { inquiryId } = useParams()
  return (
    <main className={styles.page} data-thread={inquiryId !== undefined || undefined}>
      <div className={styles.head}>
        <PageHead
          title="受信箱"
          context={staff.userType === 'admin' ? 'すべての店舗' : staff.tenpoName}
        >
          <span className={styles.keys}>
            {KEYS.map(([key, action]) => (
              <span key={key}>
                <Key name={key} />
                {action}
              </span>
            ))}
          </span>
        </PageHead>
      </div>
      <section aria-label="お問い合わせの一覧" className={styles.list}>
        <InboxTabs />
        <InboxSearch />
        <InboxList current={inquiryId === undefined ? undefined : Number(inquiryId)} />
      </section>
      {inquiryId === undefined ? (
        <p className={styles.nothing}>左の一覧から選んでください。</p>
      ) : (
        <Outlet />
      )}
    </main>
  )
}
