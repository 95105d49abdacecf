import type { ComponentType } from 'react'
import type { RowProps } from './list-card.tsx'
import styles from './listing-rows.module.css'

type Room = { bukkenNo: string; tags: string[] }

type Props<R extends Room> = {
  rooms: readonly R[]
  Row: ComponentType<RowProps & { room: R }>
  now: string
  paths: { room: (room: R) => string; property: (bukkenNo: string) => string }
}

/** Listings one below the other, with everything that is told of them. */
export function ListingRows<R extends Room>({ rooms, Row, now, paths }: Props<R>) {
  if (rooms.length === 0) return null
  return (
    <ul className={styles.list}>
      {rooms.map((room, index) => (
        <li key={room.bukkenNo}>
          <Row
            room={room}
            to={paths.room(room)}
            enquiryTo={paths.property(room.bukkenNo)}
            now={now}
            tags={room.tags}
            priority={index === 0}
          />
        </li>
      ))}
    </ul>
  )
}
