import { formatSqm } from '@sumai/format/area'
import { formatYen } from '@sumai/format/money'
import { DataTable } from '@sumai/listings/data-table'
import { Price } from '@sumai/listings/price'
import { RoomSection } from '@sumai/listings/room-section'
import { Link } from '@sumai/platform'
import { LinkChips } from '@sumai/ui/link-chips'
import { paths } from '../../paths.ts'
import type { BuildingData } from './building-data.ts'
import css from './free-rooms.module.css'
import { ORDERS } from './room-order.ts'

type Props = { data: BuildingData }

const COLUMNS = [
  { label: '部屋' },
  { label: '間取り' },
  { label: '面積', isNumber: true },
  { label: '賃料', isNumber: true },
  { label: '管理費', isNumber: true },
  { label: '入居' },
]

/** What can be rented now, in the order of the address. */
export function FreeRooms({ data: { building, name, rooms, order } }: Props) {
  return (
    <RoomSection heading="募集中のお部屋">
      {rooms.length === 0 ? (
        <p className={css.none}>
          現在空室はありません。空室が出たときのご連絡は、お問い合わせから承ります。
        </p>
      ) : (
        <div className={css.rooms}>
          {rooms.length > 1 && (
            <LinkChips
              label="並び替え"
              stay
              links={ORDERS.map((it, index) => ({
                to: paths.building(building) + (index === 0 ? '' : `?order=${it.order}`),
                label: it.label,
                current: it.order === order,
              }))}
            />
          )}
          <DataTable
            label={`${name}の募集中のお部屋`}
            columns={COLUMNS}
            rows={rooms.map((room) => ({
              key: room.bukkenNo,
              cells: [
                <Link key="room" to={paths.room(room)}>
                  {room.roomNo
                    ? `${room.roomNo}号室`
                    : room.kai === null
                      ? '一棟'
                      : `${room.kai}階`}
                </Link>,
                room.madoriLabel ?? room.bukkenTypeLabel,
                formatSqm(room.senyuMen),
                <Price key="rent" yen={room.hyYachin} of="rent" size="s" />,
                formatYen(room.kyoekihi),
                room.nyukyoJikiLabel,
              ],
            }))}
          />
        </div>
      )}
    </RoomSection>
  )
}
