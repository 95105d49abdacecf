import { RoomSection } from '@sumai/listings/room-section'
import { LinkChips } from '@sumai/ui/link-chips'
import { RoomTable } from '../../components/room-table.tsx'
import { paths } from '../../paths.ts'
import type { BuildingData } from './building-data.ts'
import css from './free-rooms.module.css'
import { ORDERS } from './room-order.ts'

type Props = { data: BuildingData }

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
          <RoomTable label={`${name}の募集中のお部屋`} rooms={rooms} />
        </div>
      )}
    </RoomSection>
  )
}
