import { formatSqm } from '@sumai/format/area'
import { formatYen } from '@sumai/format/money'
import { DataTable } from '@sumai/listings/data-table'
import { Price } from '@sumai/listings/price'
import { Link } from '@sumai/platform'
import { Picture } from '@sumai/ui/picture'
import { paths } from '../paths.ts'
import { nameInBuilding, type RoomLine } from './room-line.ts'
import css from './room-table.module.css'

const DEPOSITS = { label: '敷金・礼金' }
const COLUMNS = [
  { label: '部屋' },
  { label: '間取り' },
  { label: '面積', isNumber: true },
  { label: '賃料', isNumber: true },
  { label: '管理費', isNumber: true },
  { label: '入居' },
]

type Props = {
  /** For screen readers. */
  label: string
  rooms: readonly RoomLine[]
  /** `bukkenNo` of the room whose page this is. */
  current?: string
}

/** Rooms of one building on offer. */
export function RoomTable({ label, rooms, current }: Props) {
  const hasDeposits = rooms.some(({ shikikin }) => shikikin)
  return (
    <DataTable
      label={label}
      cards={css.lines}
      columns={hasDeposits ? [...COLUMNS, DEPOSITS] : COLUMNS}
      rows={rooms.map((room) => ({
        key: room.bukkenNo,
        isCurrent: room.bukkenNo === current,
        cells: [
          room.bukkenNo === current ? (
            <>
              {nameInBuilding(room)}
              <span className={css.mark}>表示中</span>
            </>
          ) : (
            <Link to={paths.room(room)}>{nameInBuilding(room)}</Link>
          ),
          room.plan ? (
            <span key="plan">
              <Picture photo={room.plan} alt="" ratio="1:1" sizes="80px" contain />
              {room.madoriLabel ?? room.bukkenTypeLabel}
            </span>
          ) : (
            (room.madoriLabel ?? room.bukkenTypeLabel)
          ),
          formatSqm(room.senyuMen),
          <Price key="rent" yen={room.hyYachin} of="rent" size="s" />,
          formatYen(room.kyoekihi),
          room.moveIn,
          ...(hasDeposits ? [`${room.shikikin}／${room.reikin}`] : []),
        ],
      }))}
    />
  )
}
