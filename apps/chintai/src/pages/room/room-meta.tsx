import { formatDate } from '@sumai/domain/dates'
import { accessText } from '@sumai/ui/access'
import { ListingBadges } from '@sumai/ui/listing-badges'
import type { Room } from './room-data.ts'
import css from './room-meta.module.css'

type Props = { room: Room; now: string }

/** Below the heading: what it is and where, and how fresh the advertisement is (DOMAIN §2.14). */
export function RoomMeta({ room, now }: Props) {
  const way = room.kotsu[0]
  return (
    <div className={css.meta}>
      <p className={css.place}>
        {[room.addressDisp, way && accessText(way)].filter(Boolean).join(' ／ ')}
      </p>
      <div className={css.badges}>
        <ListingBadges room={room} now={now} type />
        <span>物件番号 {room.bukkenNo}</span>
      </div>
      <dl className={css.dates}>
        <Day label="情報公開日" date={room.koukaiDate} />
        <Day label="更新日" date={room.koshinDate} />
        <Day label="次回更新予定日" date={room.jikaiKoshinDate} />
      </dl>
    </div>
  )
}

function Day({ label, date }: { label: string; date: string }) {
  return (
    <div className={css.day}>
      <dt>{label}</dt>
      <dd>
        <time dateTime={date}>{formatDate(date)}</time>
      </dd>
    </div>
  )
}
