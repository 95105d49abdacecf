import type { CardProps } from '@sumai/listings/card'
import { ListingRows } from '@sumai/listings/listing-rows'
import type { MapResult } from '@sumai/listings/results-map.late'
import { late } from '@sumai/platform'
import { CardGrid } from '@sumai/ui/card-grid'
import type { ComponentProps, ComponentType } from 'react'
import { BusyResults } from './busy-results.tsx'
import styles from './home-results.module.css'

/** Few look at the map: its code comes with the view. */
const ResultsMap = late(() => import('@sumai/listings/results-map.late'))('ResultsMap')

type Room = { bukkenNo: string; tags: string[] }

type Props<R extends Room> = {
  data: {
    conditions: { view?: string }
    rooms: readonly R[]
    total: number
    /** Where the results lie; `null` in the other views. */
    map: readonly MapResult[] | null
    renderedAt: string
  }
  of: ComponentProps<typeof ResultsMap>['of']
  Card: ComponentType<CardProps & { room: R }>
  paths: { search: string; room: (room: R) => string; property: (bukkenNo: string) => string }
} & Pick<ComponentProps<typeof ListingRows<R>>, 'Row' | 'footerOf'>

/** Rows with everything, photos in a grid, or a map. */
export function HomeResults<R extends Room>(props: Props<R>) {
  const { data, of, Card, paths, ...rows } = props
  const { conditions, rooms, total, map, renderedAt: now } = data
  return (
    <BusyResults action={paths.search} total={total}>
      {map ? (
        <ResultsMap results={map} of={of} />
      ) : rooms.length === 0 ? null : conditions.view === 'photo' ? (
        <CardGrid narrow>
          {rooms.map((room, index) => (
            <Card
              key={room.bukkenNo}
              room={room}
              to={paths.room(room)}
              now={now}
              priority={index === 0}
            />
          ))}
        </CardGrid>
      ) : (
        <div className={styles.rows}>
          <ListingRows {...{ rooms, now, paths }} {...rows} />
        </div>
      )}
    </BusyResults>
  )
}
