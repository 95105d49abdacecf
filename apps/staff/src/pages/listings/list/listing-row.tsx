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
import styles from './listing-table.module.css'
import { SelectListing } from './select-listing.tsx'
import { Thumbnail } from './thumbnail.tsx'
import { listingName, monthlyOf, priceIn, shortDay } from './words.ts'

type Props = {
  site: Site
  listing: Listing
  selection: Selection
  place: Place
  /** Family name of whoever keeps the home. */
  colleague: string | undefined
}

export function ListingRow({ site, listing, selection, place, colleague }: Props) {
  const isChosen = selection.has(listing)
  return (
    <tr {...place} data-chosen={isChosen || undefined} className={styles.row}>
      <td>
        <SelectListing listing={listing} selection={selection} />
      </td>
      <th scope="row">
        <span className={styles.home}>
          <Thumbnail listing={listing} />
          <span className={styles.name} title={`${listingName(listing)}\n${listing.title}`}>
            <Link to={toListing(site, listing.bukkenNo)}>{listingName(listing)}</Link>
            <small>{listing.bukkenNo}</small>
          </span>
        </span>
      </th>
      <td>
        <StatusChip status={listing.boshuStatus} />
      </td>
      <td data-number>
        <b>{priceIn(listing)}</b>
        <small>{monthlyOf(listing)}</small>
      </td>
      <td>
        {listing.madoriLabel}
        <small>{formatSqm(listing.men)}</small>
      </td>
      <td data-more title={wayOf(listing)}>
        {wayOf(listing)}
      </td>
      <td data-number data-few={listing.photoCount < 5 || undefined}>
        {listing.photoCount}枚
      </td>
      <td data-more>{colleague ?? '–'}</td>
      <td>
        <Expiry listing={listing} />
      </td>
      <td data-more>{shortDay(listing.koshinDate)}</td>
    </tr>
  )
}
