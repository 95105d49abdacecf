import { Facts } from '@sumai/ui/facts'
import { buildingRows, contractRows } from './outline-rows.ts'
import type { Room } from './room-data.ts'
import { RoomSection } from './room-section.tsx'

type Props = { room: Room }

/** Everything an advertisement for a rental room must say (DOMAIN §2.14). */
export function Outline({ room }: Props) {
  return (
    <>
      <RoomSection heading="物件の概要">
        <Facts caption="物件の概要" rows={buildingRows(room)} columns={2} />
      </RoomSection>
      <RoomSection heading="契約の条件">
        <Facts caption="契約の条件" rows={contractRows(room)} columns={2} />
      </RoomSection>
    </>
  )
}
