import { RentalRow } from '@sumai/ui/rental-row'
import { paths } from '../../paths.ts'
import css from './results.module.css'
import type { SearchData } from './search-data.ts'

type Props = { data: SearchData }

export function Results({ data: { rooms, renderedAt } }: Props) {
  return (
    <ul className={css.list}>
      {rooms.map((room, index) => (
        <li key={room.bukkenNo}>
          <RentalRow
            room={room}
            to={paths.room(room)}
            enquiryTo={paths.property(room.bukkenNo)}
            now={renderedAt}
            tags={room.tags}
            priority={index === 0}
          />
        </li>
      ))}
    </ul>
  )
}
