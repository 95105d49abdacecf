import { RUNS_OUT_SOON } from '@sumai/domain/listing/freshness'
import { ClockIcon } from '@sumai/ui/icon'
import { useNow } from '@sumai/ui/use-now'
import type { Listing } from '../listings.queries.ts'
import styles from './expiry.module.css'
import { daysLeft, sayLeft, shortDay } from './words.ts'

type Props = { listing: Listing }

/** Until when a public home is confirmed; a dash for what nobody sees. */
export function Expiry({ listing: { boshuStatus, jikaiKoshinDate } }: Props) {
  const now = useNow(jikaiKoshinDate)
  if (boshuStatus !== 'public' && boshuStatus !== 'applied') return '–'
  const left = daysLeft(jikaiKoshinDate, now)
  if (left > RUNS_OUT_SOON) return shortDay(jikaiKoshinDate)
  return (
    <span className={styles.expiry} data-late={left <= 0 || undefined} title={jikaiKoshinDate}>
      <ClockIcon size="s" />
      {sayLeft(left)}
    </span>
  )
}
