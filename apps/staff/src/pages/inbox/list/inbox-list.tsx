import { Button } from '@sumai/ui/button'
import { useNavigate } from 'react-router'
import { useKeys } from '../../../keys/use-keys.ts'
import { useParts } from '../../../lists/use-parts.ts'
import { toInquiry } from '../../../paths.ts'
import { inboxQuery } from '../inbox.queries.ts'
import { TABS } from '../tabs.ts'
import { useView, writeView } from '../view.ts'
import styles from './inbox-list.module.css'
import { InboxRow } from './inbox-row.tsx'

type Props = {
  /** The enquiry that is open. */
  current: number | undefined
}

export function InboxList({ current }: Props) {
  const view = useView()
  const navigate = useNavigate()
  const { parts, ...list } = useParts(inboxQuery(view))
  const rows = parts?.flatMap(({ inquiries }) => inquiries) ?? []
  const addressOf = (id: number) => toInquiry(id, writeView(view))

  /** To the row so far from the open one. */
  function move(step: 1 | -1) {
    const at = rows.findIndex(({ inquiryId }) => inquiryId === current)
    const next = rows[at < 0 ? 0 : at + step]
    if (next) navigate(addressOf(next.inquiryId), { replace: current !== undefined })
  }
  useKeys({ J: () => move(1), K: () => move(-1) })

  if (parts && rows.length === 0) {
    const empty = view.words
      ? `「${view.words}」のお問い合わせはありません`
      : TABS.find(({ id }) => id === view.tab)?.empty
    return <p className={styles.empty}>{empty}</p>
  }
  return (
    <>
      <ol className={styles.rows}>
        {rows.map((inquiry) => (
          <li key={inquiry.inquiryId} className={styles.item}>
            <InboxRow
              inquiry={inquiry}
              to={addressOf(inquiry.inquiryId)}
              isCurrent={inquiry.inquiryId === current}
            />
          </li>
        ))}
      </ol>
      <div className={styles.end}>
        {list.hasMore ? (
          <Button variant="outline" busy={list.isReading} onClick={list.readMore}>
            続きを読み込む
          </Button>
        ) : (
          <p>ここまでです。</p>
        )}
      </div>
    </>
  )
}
