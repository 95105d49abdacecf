import type { CardProps } from '@sumai/listings/card'
import { ListingRows } from '@sumai/listings/listing-rows'
import { CardGrid } from '@sumai/ui/card-grid'
import type { ComponentProps, ComponentType } from 'react'
import { BusyResults } from './busy-results.tsx'
import styles from './home-results.module.css'

type Room = { bukkenNo: string; tags: string[] }

type Props<R extends Room> = {
  data: {
    conditions: { view?: string }
    rooms: readonly R[]
    total: number
    renderedAt: string
  }
  Card: ComponentType<CardProps & { room: R }>
  paths: { search: string; room: (room: R) => string; property: (bukkenNo: string) => string }
} & Pick<ComponentProps<typeof ListingRows<R>>, 'Row' | 'footerOf'>

/** Rows with everything, or photos in a grid. */
export function HomeResults<R extends Room>(props: Props<R>) {
  const { data, Card, paths, ...rows } = props
  const { conditions, rooms, total, renderedAt: now } = data
  return (
    <BusyResults action={paths.search} total={total}>
      {rooms.length === 0 ? null : conditions.view === 'photo' ? (
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
