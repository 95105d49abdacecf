import { BusyResults } from '@sumai/ui/busy-results'
import { RentalRow } from '@sumai/ui/rental-row'
import { paths } from '../../paths.ts'
import { OtherRooms } from './other-rooms.tsx'
import { Photos } from './photos.tsx'
import css from './results.module.css'
import type { SearchData } from './search-data.ts'

type Props = { data: SearchData }

/** Rows with everything, of rooms or of buildings; or photos in a grid. */
export function Results({ data }: Props) {
  const View = data.conditions.view === 'photo' ? Photos : Rows
  return (
    <BusyResults action={paths.search} total={data.total}>
      {data.rooms.length > 0 && <View data={data} />}
    </BusyResults>
  )
}

function Rows({ data: { rooms, buildings, renderedAt } }: Props) {
  return (
    <ul className={css.list}>
      {rooms.map((room, index) => {
        const building = buildings?.[index]
        return (
          <li key={room.bukkenNo}>
            <RentalRow
              room={room}
              to={paths.room(room)}
              enquiryTo={paths.property(room.bukkenNo)}
              now={renderedAt}
              tags={room.tags}
              priority={index === 0}
              footer={building && <OtherRooms building={building} cityCode={room.cityCode} />}
            />
          </li>
        )
      })}
    </ul>
  )
}
