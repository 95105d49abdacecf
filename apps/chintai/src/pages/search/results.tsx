import { BusyResults } from '@sumai/ui/busy-results'
import { RentalRow } from '@sumai/ui/rental-row'
import { paths } from '../../paths.ts'
import { Photos } from './photos.tsx'
import css from './results.module.css'
import type { SearchData } from './search-data.ts'

type Props = { data: SearchData }

/** Rows with everything, or photos in a grid. */
export function Results({ data }: Props) {
  const View = data.conditions.view === 'photo' ? Photos : Rows
  return (
    <BusyResults action={paths.search} total={data.total}>
      {data.rooms.length > 0 && <View data={data} />}
    </BusyResults>
  )
}

function Rows({ data: { rooms, renderedAt } }: Props) {
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
