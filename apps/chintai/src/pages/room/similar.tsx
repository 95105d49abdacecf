import { CardGrid } from '@sumai/ui/card-grid'
import { RentalCard } from '@sumai/ui/rental-card'
import { Section } from '@sumai/ui/section'
import { paths } from '../../paths.ts'
import type { RoomData } from './room-data.ts'

type Props = { rooms: RoomData['similar']; now: string }

/** Other rooms that may suit as well, each with what they have in common with this one. */
export function Similar({ rooms, now }: Props) {
  if (rooms.length === 0) return null
  return (
    <Section heading="条件が近い部屋" paper>
      <CardGrid rail>
        {rooms.map(({ room, reason }) => (
          <RentalCard
            key={room.bukkenNo}
            room={room}
            to={paths.room(room)}
            now={now}
            note={reason}
          />
        ))}
      </CardGrid>
    </Section>
  )
}
