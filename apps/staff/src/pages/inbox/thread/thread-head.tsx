import { telHref } from '@sumai/format/tel'
import { Button, ButtonAnchor } from '@sumai/ui/button'
import { SelectBox } from '@sumai/ui/controls'
import { ChevronLeftIcon, PhoneIcon } from '@sumai/ui/icon'
import { useQuery } from '@tanstack/react-query'
import { BackLink } from '../../../frame/back-link.tsx'
import { Key } from '../../../keys/key.tsx'
import { useKeys } from '../../../keys/use-keys.ts'
import { toInbox } from '../../../paths.ts'
import { colleaguesQuery } from '../../../session/colleagues.queries.ts'
import { useSession } from '../../../session/use-session.ts'
import { useIsWide } from '../../listings/list/use-is-wide.ts'
import type { Inquiry } from '../inquiry.ts'
import { Promised, Waiting } from '../list/waiting.tsx'
import { STATUSES } from '../tabs.ts'
import { useView, writeView } from '../view.ts'
import { letGo, setStatus, take } from './inquiry-changes.ts'
import styles from './thread-head.module.css'
import { THREAD_TITLE, useNextInquiry } from './use-next-inquiry.ts'

type Props = { inquiry: Inquiry }

/** Who asks, how long they have waited, and the state of the work. */
export function ThreadHead({ inquiry }: Props) {
  const session = useSession()
  const view = useView()
  const goToNext = useNextInquiry(inquiry.inquiryId)
  const { name, nameKana, tel, status, inquiryTypeLabel, syainNo } = inquiry
  const isMine = syainNo === session.staff.syainNo
  // On a phone it is a page of its own, without the list and its heading.
  const Heading = useIsWide() ? 'h2' : 'h1'
  const canTake = status !== 'spam'
  const { data: nameOf } = useQuery(colleaguesQuery)

  function toggleMine() {
    if (canTake) void (isMine ? letGo(inquiry) : take(inquiry, session))
  }
  function finish() {
    void setStatus(inquiry, 'done')
    goToNext()
  }
  useKeys({ A: toggleMine, E: finish })

  return (
    <header className={styles.head}>
      <BackLink to={toInbox(writeView(view))} label="一覧へ戻る" className={styles.back}>
        <ChevronLeftIcon size="l" />
      </BackLink>
      <div className={styles.who}>
        <Heading id={THREAD_TITLE} tabIndex={-1}>
          {name ?? 'お名前なし'}
          <small>{nameKana}</small>
        </Heading>
        <p>
          {inquiryTypeLabel}・<Waiting inquiry={inquiry} /> <Promised inquiry={inquiry} />
          {syainNo && `・担当 ${nameOf?.(syainNo) ?? syainNo}`}
        </p>
      </div>
      {tel && (
        <span className={styles.call}>
          <ButtonAnchor href={telHref(tel)} variant="quiet" aria-label={`${tel} に電話する`}>
            <PhoneIcon />
          </ButtonAnchor>
        </span>
      )}
      <div className={styles.actions}>
        <SelectBox
          small
          aria-label="対応の状況"
          value={status}
          onChange={(event) => setStatus(inquiry, event.target.value as never)}
        >
          {status === 'spam' && <option value="spam">迷惑</option>}
          {STATUSES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectBox>
        <Button variant="outline" aria-pressed={isMine} disabled={!canTake} onClick={toggleMine}>
          {isMine ? '担当を外す' : '担当する'}
          <Key name="A" />
        </Button>
        <Button variant="outline" onClick={finish}>
          完了
          <Key name="E" />
        </Button>
      </div>
    </header>
  )
}
