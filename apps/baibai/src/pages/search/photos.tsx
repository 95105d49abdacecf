import { SaleCard } from '@sumai/listings/sale-card'
import { CardGrid } from '@sumai/ui/card-grid'
import { paths } from '../../paths.ts'
import type { SearchData } from './search-data.ts'

type Props = { data: SearchData }

/** The results as photos in a grid. */
export function Photos({ data: { rooms, renderedAt } }: Props) {
  return (
    <CardGrid narrow>
      {rooms.map((room, index) => (
        <SaleCard
          key={room.bukkenNo}
          room={room}
          to={paths.room(room)}
          now={renderedAt}
          priority={index === 0}
        />
      ))}
    </CardGrid>
  )
}
