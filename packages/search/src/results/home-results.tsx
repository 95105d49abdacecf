import type { CardProps } from '@sumai/listings/card'
import { ListingRows } from '@sumai/listings/listing-rows'
import { ButtonLink } from '@sumai/ui/button'
import { CardGrid } from '@sumai/ui/card-grid'
import { ArrowRightIcon } from '@sumai/ui/icon'
import type { ComponentProps, ComponentType } from 'react'
import { BusyResults } from './busy-results.tsx'
import styles from './home-results.module.css'

type Room = { bukkenNo: string; tags: string[] }

type Props<R extends Room> = {
  data: {
    conditions: { view?: string }
    rooms: readonly R[]
    total: number
    page: number
    /** Addresses of pages of the results. */
    pages: Readonly<Record<number, string>>
    renderedAt: string
  }
  Card: ComponentType<CardProps & { room: R }>
  paths: { search: string; room: (room: R) => string; property: (bukkenNo: string) => string }
} & Pick<ComponentProps<typeof ListingRows<R>>, 'Row'>

/** Rows with everything, or photos in a grid, whose last row the way to the next page fills. */
export function HomeResults<R extends Room>(props: Props<R>) {
  const { data, Card, Row, paths } = props
  const { conditions, rooms, total, page, pages, renderedAt: now } = data
  const next = pages[page + 1]
  const following = Math.min(rooms.length, total - page * rooms.length)
  return (
    <BusyResults action={paths.search} total={total}>
      {rooms.length === 0 ? null : conditions.view === 'photo' ? (
        <div className={styles.photos}>
          <CardGrid narrow>
            {rooms.map((room, index) => (
              <Card
                key={room.bukkenNo}
                room={room}
                to={paths.room(room)}
                now={now}
                priority={index === 0}
                sizes="(min-width: 1024px) 288px, (min-width: 600px) 48vw, 100vw"
              />
            ))}
            {next && (
              <div className={styles.next}>
                <ButtonLink to={next} variant="outline">
                  {`次の${following}件を見る`}
                  <ArrowRightIcon />
                </ButtonLink>
              </div>
            )}
          </CardGrid>
        </div>
      ) : (
        <div className={styles.rows}>
          <ListingRows {...{ rooms, Row, now, paths }} />
        </div>
      )}
    </BusyResults>
  )
}
