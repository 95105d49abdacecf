import { isoDay } from '@sumai/format/dates'
import { Button, ButtonLink } from '@sumai/ui/button'
import { Select } from '@sumai/ui/controls'
import { ChevronLeftIcon, ChevronRightIcon, PlusIcon, StopIcon } from '@sumai/ui/icon'
import { VisuallyHidden } from '@sumai/ui/visually-hidden'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { PageHead } from '../../../frame/page-head.tsx'
import { Key } from '../../../keys/key.tsx'
import { useSession } from '../../../session/use-session.ts'
import { shopsQuery } from '../calendar.queries.ts'
import { addDays, sayDate, sayWeek, weekOf } from '../days.ts'
import { addressOf, type View } from '../view.ts'
import styles from './calendar-head.module.css'
import { ViewSwitch } from './view-switch.tsx'

type Props = {
  view: View
  isWide: boolean
  /** Members of the staff who have a booking in the week. */
  staff: readonly { value: string; label: string }[]
  onBlock: () => void
  onEnter: () => void
}

/** Which shop, week and people are shown, and what can be begun here. */
export function CalendarHead({ view, isWide, staff, onBlock, onEnter }: Props) {
  const navigate = useNavigate()
  const { staff: me } = useSession()
  const isAdmin = me.userType === 'admin'
  const { data: shops = [] } = useQuery({ ...shopsQuery, enabled: isAdmin })
  const stride = view.isOneDay ? 1 : 7
  const at = (day: string) => addressOf({ ...view, day, open: undefined })
  const go = (change: Partial<View>) =>
    navigate(addressOf({ ...view, open: undefined, ...change }), { replace: true })
  const shop = isAdmin && (
    <Select
      small
      aria-label="店舗"
      choices={shops.map(({ tenpoNo, tenpoName }) => ({ value: tenpoNo, label: tenpoName }))}
      value={view.tenpoNo}
      onChange={(event) => go({ tenpoNo: event.target.value, syainNo: undefined })}
    />
  )
  const head = (
    <PageHead
      title={isWide ? '予約' : sayDate(view.day)}
      context={
        isWide && (
          <nav aria-label="期間" className={styles.period}>
            <ButtonLink variant="outline" to={at(isoDay(new Date()))}>
              今日
            </ButtonLink>
            <Link to={at(addDays(view.day, -stride))} className={styles.arrow}>
              <ChevronLeftIcon />
              <VisuallyHidden>前へ</VisuallyHidden>
            </Link>
            <Link to={at(addDays(view.day, stride))} className={styles.arrow}>
              <ChevronRightIcon />
              <VisuallyHidden>次へ</VisuallyHidden>
            </Link>
            <b>{view.isOneDay ? sayDate(view.day) : sayWeek(weekOf(view.day))}</b>
          </nav>
        )
      }
    >
      {isWide && shop && <div className={styles.choice}>{shop}</div>}
      {isWide && staff.length > 0 && (
        <div className={styles.choice}>
          <Select
            small
            aria-label="担当者"
            empty="担当者すべて"
            choices={staff}
            value={view.syainNo ?? ''}
            onChange={(event) => go({ syainNo: event.target.value || undefined })}
          />
        </div>
      )}
      {isWide && <ViewSwitch view={view} />}
      {!isWide && (
        <Link to={at(isoDay(new Date()))} className={styles.today}>
          今日
        </Link>
      )}
      {isWide ? (
        <Button variant="outline" onClick={onBlock}>
          <StopIcon />
          受付を止める
          <Key name="B" />
        </Button>
      ) : (
        <button type="button" aria-label="受付を止める" className={styles.arrow} onClick={onBlock}>
          <StopIcon />
        </button>
      )}
      {isWide ? (
        <Button onClick={onEnter}>
          <PlusIcon />
          予約を入れる
          <Key name="C" />
        </Button>
      ) : (
        <button type="button" aria-label="予約を入れる" className={styles.arrow} onClick={onEnter}>
          <PlusIcon />
        </button>
      )}
    </PageHead>
  )
  return (
    <>
      {head}
      {/* Beside the date a phone has no room for it. */}
      {!isWide && shop && <div className={styles.shop}>{shop}</div>}
    </>
  )
}
