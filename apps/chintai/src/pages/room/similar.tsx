import { RentalCard } from '@sumai/listings/rental-card'
import { CardGrid } from '@sumai/ui/card-grid'
import { Section } from '@sumai/ui/section'
import { paths } from '../../paths.ts'
import type { RoomData } from './room-data.ts'
import css from './similar.module.css'

type Props = {
  rooms: RoomData['similar']
  now: string
  /** For a room that is let: shown at the top of its page. */
  instead?: boolean
}

/** Other rooms that may suit as well, each with what they have in common with this one. */
export function Similar({ rooms, now, instead }: Props) {
  if (rooms.length === 0) return null
  const cards = (
    <CardGrid rail>
      {rooms.map(({ room, reason }) => (
        <RentalCard key={room.bukkenNo} room={room} to={paths.room(room)} now={now} note={reason} />
      ))}
    </CardGrid>
  )
  if (!instead) {
    return (
      <Section heading="条件が近い部屋" paper>
        {cards}
      </Section>
    )
  }
  return (
    <section aria-label="条件が近い部屋" className={css.instead}>
      <h2 className={css.heading}>条件が近い部屋</h2>
      {cards}
    </section>
  )
}
