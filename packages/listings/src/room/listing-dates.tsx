import { formatDate } from '@sumai/format/dates'
import { isClosed } from '../listing/listing.ts'
import styles from './listing-dates.module.css'

type Props = {
  /** Dates as `YYYY-MM-DD`. */
  room: {
    bukkenNo: string
    koukaiDate: string
    koshinDate: string
    jikaiKoshinDate: string
  } & Parameters<typeof isClosed>[0]
}

/** The number and the dates that an advertisement must state; what is closed is not updated again. */
export const ListingDates = ({ room }: Props) => (
  <dl className={styles.dates}>
    <div className={styles.line}>
      <dt>物件番号</dt>
      <dd>{room.bukkenNo}</dd>
    </div>
    <Day label="情報公開日" date={room.koukaiDate} />
    <Day label="更新日" date={room.koshinDate} />
    {!isClosed(room) && <Day label="次回更新予定日" date={room.jikaiKoshinDate} />}
  </dl>
)

const Day = ({ label, date }: { label: string; date: string }) => (
  <div className={styles.line}>
    <dt>{label}</dt>
    <dd>
      <time dateTime={date}>{formatDate(date)}</time>
    </dd>
  </div>
)
