import { SaleRow } from '@sumai/listings/sale-row'
import { late } from '@sumai/platform'
import { BusyResults } from '@sumai/search/busy-results'
import { paths } from '../../paths.ts'
import { Photos } from './photos.tsx'
import css from './results.module.css'
import type { SearchData } from './search-data.ts'

type Props = { data: SearchData }

/** Few look at the map: its code comes with the view. */
const ResultsMap = late(() => import('@sumai/listings/results-map.late'))('ResultsMap')

/** Rows with everything, photos in a grid, or a map. */
export function Results({ data }: Props) {
  const { conditions, rooms, total, map } = data
  const View = conditions.view === 'photo' ? Photos : Rows
  return (
    <BusyResults action={paths.search} total={total}>
      {map ? <ResultsMap {...map} of="sale" /> : rooms.length > 0 && <View data={data} />}
    </BusyResults>
  )
}

function Rows({ data: { rooms, renderedAt } }: Props) {
  return (
    <ul className={css.list}>
      {rooms.map((room, index) => (
        <li key={room.bukkenNo}>
          <SaleRow
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
