import type { Sheet } from '@sumai/outline/sheet'
import type { ListingRef } from '@sumai/shared-state'
import { PrintButton } from '@sumai/ui/print-button'
import { Share } from '@sumai/ui/share'
import { CompareCheckbox } from '../compare-checkbox/compare-checkbox.tsx'
import { FavouriteButton } from '../favourite-button/favourite-button.tsx'
import { PrintListing } from '../maisoku/print-listing.tsx'
import styles from './listing-tools.module.css'

type Props = {
  listing: ListingRef
  name: string
  /** Address of the page, with its origin. */
  url: string
  /** What is printed; default: the page as it is. */
  sheet?: (() => Promise<Sheet>) | undefined
}

/** The tools of a listing: favourite, compare, print, share. */
export function ListingTools({ listing, name, url, sheet }: Props) {
  return (
    <div className={styles.tools}>
      <div className={styles.row}>
        <FavouriteButton listing={listing} name={name} look="quiet" />
        {sheet ? <PrintListing sheet={sheet} /> : <PrintButton />}
        <Share url={url} title={name} />
      </div>
      <CompareCheckbox listing={listing} name={name} />
    </div>
  )
}
