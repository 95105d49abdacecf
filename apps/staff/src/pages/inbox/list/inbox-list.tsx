import { Button } from '@sumai/ui/button'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useNavigation } from 'react-router'
import { useKeys } from '../../../keys/use-keys.ts'
import { Rows } from '../../../lists/rows/rows.tsx'
import { useParts } from '../../../lists/use-parts.ts'
import { toInquiry } from '../../../paths.ts'
import { colleaguesQuery } from '../../../session/colleagues.queries.ts'
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
  const opening = useNavigation().location?.pathname
  const { data: nameOf } = useQuery(colleaguesQuery)
  const { parts, ...list } = useParts(inboxQuery(view))
  const rows = parts?.flatMap(({ inquiries }) => inquiries) ?? []
  const addressOf = (id: number) => toInquiry(id, writeView(view))

  /** To the row so far from the open one, or from one that is about to be: keys are faster. */
  function move(step: 1 | -1) {
    const ahead = rows.findIndex(({ inquiryId }) => toInquiry(inquiryId) === opening)
    const at = ahead < 0 ? rows.findIndex(({ inquiryId }) => inquiryId === current) : ahead
    const next = rows[at < 0 ? 0 : at + step]
    // The next key asks where this one leads.
    const options = { replace: current !== undefined, flushSync: true }
    if (next) void navigate(addressOf(next.inquiryId), options)
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
      <Rows
        as="ol"
        className={styles.rows}
        rows={rows}
        addressOf={({ inquiryId }) => toInquiry(inquiryId)}
        height={72}
        current={current === undefined ? undefined : toInquiry(current)}
      >
        {(inquiry, place) => (
          <li {...place}>
            <InboxRow
              inquiry={inquiry}
              to={addressOf(inquiry.inquiryId)}
              isCurrent={inquiry.inquiryId === current}
              colleague={nameOf?.(inquiry.syainNo)?.split(' ')[0]}
            />
          </li>
        )}
      </Rows>
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
