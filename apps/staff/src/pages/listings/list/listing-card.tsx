import { formatSqm } from '@sumai/format/area'
import { Link } from 'react-router'
import { StatusChip } from '../../../components/status-chip.tsx'
import { wayOf } from '../../../listings/listing-words.ts'
import type { Place } from '../../../lists/rows/rows.tsx'
import { toListing } from '../../../paths.ts'
import type { Selection } from '../bulk/use-selection.ts'
import type { Listing } from '../listings.queries.ts'
import type { Site } from '../site.ts'
import { Expiry } from './expiry.tsx'
import styles from './listing-card.module.css'
import { SelectListing } from './select-listing.tsx'
import { Thumbnail } from './thumbnail.tsx'
import { listingName, priceIn } from './words.ts'

type Props = { site: Site; listing: Listing; selection: Selection; place: Place }

export function ListingCard({ site, listing, selection, place }: Props) {
  return (
    <li {...place} className={styles.card} data-chosen={selection.has(listing) || undefined}>
      <SelectListing listing={listing} selection={selection} />
      <Thumbnail listing={listing} />
      <div className={styles.text}>
        <h2>
          <Link to={toListing(site, listing.bukkenNo)}>{listingName(listing)}</Link>
        </h2>
        <p>
          <b>{priceIn(listing)}</b> {listing.madoriLabel}・{formatSqm(listing.men)}
        </p>
        <p className={styles.state}>
          <StatusChip status={listing.boshuStatus} />
          <Expiry listing={listing} />
        </p>
        <p className={styles.note}>
          {wayOf(listing)}・写真 {listing.photoCount}枚
        </p>
      </div>
    </li>
  )
}
