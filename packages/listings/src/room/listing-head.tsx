import type { ReactNode } from 'react'
import { ListingBadges } from '../listing/badges.tsx'
import { type RentalListing, type SaleListing, shortType } from '../listing/listing.ts'
import styles from './listing-head.module.css'

type Props = {
  room: RentalListing | SaleListing
  name: string
  now: string
  /** What it is, where the name of its type does not say enough. */
  kind?: string
  /** Additional badges, after those that every listing has. */
  badges?: ReactNode
  /** ListingTools; on a phone they lie over the photo. */
  tools: ReactNode
}

/** The heading of the page of a listing: its name, badges, place and tools. */
export const ListingHead = ({ room, name, now, kind, badges, tools }: Props) => (
  <div className={styles.head}>
    <div className={styles.line}>
      <h1 className={styles.name}>{name}</h1>
      <ListingBadges room={room} now={now} kind={kind ?? shortType(room.bukkenTypeLabel)} />
      {badges}
    </div>
    <p className={styles.place}>{room.addressDisp}</p>
    {tools}
  </div>
)
