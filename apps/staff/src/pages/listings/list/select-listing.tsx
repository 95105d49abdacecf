import type { Selection } from '../bulk/use-selection.ts'
import type { Listing } from '../listings.queries.ts'
import { openRow } from './move-focus.ts'
import styles from './select-listing.module.css'
import { listingName } from './words.ts'

type Props = { listing: Listing; selection: Selection }

/** Chooses a row; with Shift all between it and the one chosen before. */
export function SelectListing({ listing, selection }: Props) {
  return (
    <input
      type="checkbox"
      data-row=""
      className={styles.box}
      aria-label={`${listingName(listing)}を選ぶ`}
      checked={selection.has(listing)}
      onChange={(event) => selection.toggle(listing, isShift(event.nativeEvent))}
      onKeyDown={(event) => {
        if (event.key.toUpperCase() === 'X') selection.toggle(listing, event.shiftKey)
        if (event.key === 'Enter') openRow(event.currentTarget)
      }}
    />
  )
}

const isShift = (event: Event) => 'shiftKey' in event && event.shiftKey === true
