import { formatDate } from '@sumai/format/dates'
import type { ReactNode } from 'react'
import { accessText } from '../listing/access.ts'
import { ListingBadges } from '../listing/badges.tsx'
import type { RentalListing, SaleListing } from '../listing/listing.ts'
import styles from './room-meta.module.css'

type Room = (RentalListing | SaleListing) & Days
/** `YYYY-MM-DD` each. */
type Days = { koukaiDate: string; koshinDate: string; jikaiKoshinDate: string }
type Props = {
  room: Room
  now: string
  /** Additional badges, after those that every listing has. */
  children?: ReactNode
}

/** Below the heading: badges, place, and the dates of the advertisement. */
export function RoomMeta({ room, now, children }: Props) {
  const way = room.kotsu[0]
  return (
    <div className={styles.meta}>
      <p className={styles.place}>
        {[room.addressDisp, way && accessText(way)].filter(Boolean).join(' ／ ')}
      </p>
      <div className={styles.badges}>
        <ListingBadges room={room} now={now} type />
        {children}
        <span>物件番号 {room.bukkenNo}</span>
      </div>
      <dl className={styles.dates}>
        <Day label="情報公開日" date={room.koukaiDate} />
        <Day label="更新日" date={room.koshinDate} />
        <Day label="次回更新予定日" date={room.jikaiKoshinDate} />
      </dl>
    </div>
  )
}

function Day({ label, date }: { label: string; date: string }) {
  return (
    <div className={styles.day}>
      <dt>{label}</dt>
      <dd>
        <time dateTime={date}>{formatDate(date)}</time>
      </dd>
    </div>
  )
}
