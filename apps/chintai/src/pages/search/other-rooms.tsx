import { formatRent } from '@sumai/format/money'
import { Link } from '@sumai/platform'
import { nameInBuilding } from '../../components/room-line.ts'
import { paths } from '../../paths.ts'
import type { BuildingRooms } from './gathered.ts'
import css from './other-rooms.module.css'

type Props = { building: BuildingRooms; cityCode: string }

/** The other rooms of a building, as many as the search has sent, and a link to all of them. */
export function OtherRooms({ building: { tmNo, roomCount, others }, cityCode }: Props) {
  return (
    <>
      <span className={css.count}>
        この建物の条件に合う部屋 <b>{roomCount}</b>室
      </span>
      {others.map((room) => (
        <Link key={room.bukkenNo} to={paths.room(room)} className={css.room}>
          {nameInBuilding(room)} {room.layout} <b>{formatRent(room.hyYachin)}</b>
        </Link>
      ))}
      <Link to={paths.building({ cityCode, tmNo })} className={css.building}>
        建物のページ
      </Link>
    </>
  )
}
