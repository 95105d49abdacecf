import { formatDate } from '@sumai/domain/dates'
import { accessText } from '@sumai/ui/access'
import { Badge } from '@sumai/ui/badge'
import { isNew } from '@sumai/ui/listing'
import type { Room } from './room-data.ts'
import css from './room-meta.module.css'

type Props = { room: Room; now: string }

/** Below the heading: what it is, where it is, and how fresh the advertisement is. */
export function RoomMeta({ room, now }: Props) {
  const { boshuStatus, boshuStatusLabel, bukkenTypeLabel, bukkenKbnLabel, nyukyoRitsu } = room
  const isOpen = boshuStatus === 'public'
  const access = room.kotsu[0]
  return (
    <div className={css.meta}>
      <p className={css.badges}>
        {isOpen && isNew(room.koukaiDate, now) && <Badge tone="new">新着</Badge>}
        {!isOpen && (
          <Badge tone={boshuStatus === 'closed' ? 'err' : 'warn'}>{boshuStatusLabel}</Badge>
        )}
        <Badge>{bukkenTypeLabel}</Badge>
        {bukkenKbnLabel && <Badge>{bukkenKbnLabel}</Badge>}
        {nyukyoRitsu === 100 && <Badge tone="ok">満室稼働中</Badge>}
        <span className={css.number}>物件番号 {room.bukkenNo}</span>
      </p>
      <p className={css.place}>
        {[room.addressDisp, access && accessText(access)].filter(Boolean).join(' ／ ')}
      </p>
      <p className={css.dates}>
        <time dateTime={room.koshinDate}>{formatDate(room.koshinDate)}</time>更新（次回更新予定{' '}
        <time dateTime={room.jikaiKoshinDate}>{formatDate(room.jikaiKoshinDate)}</time>）
      </p>
    </div>
  )
}
