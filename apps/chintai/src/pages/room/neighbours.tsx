import { RoomSection } from '@sumai/listings/room-section'
import { type RoomLine, toRoomLine } from '../../components/room-line.ts'
import { RoomTable } from '../../components/room-table.tsx'
import type { Room } from './room-data.ts'

type Props = { room: Room; neighbours: readonly RoomLine[] }

/** Every free room of the building, this one among them, by rent. */
export function Neighbours({ room, neighbours }: Props) {
  if (neighbours.length === 0) return null
  return (
    <RoomSection heading="この建物で募集中の部屋">
      <RoomTable
        label="募集中の部屋の一覧"
        rooms={[toRoomLine(room), ...neighbours].sort((a, b) => a.hyYachin - b.hyYachin)}
        current={room.bukkenNo}
      />
    </RoomSection>
  )
}
