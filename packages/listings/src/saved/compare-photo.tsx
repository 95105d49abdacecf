import type { ListingRef } from '@sumai/shared-state'
import { Picture } from '@sumai/ui/picture'
import type { ComponentProps } from 'react'
import { FavouriteButton } from '../favourite-button/favourite-button.tsx'
import styles from './compare-photo.module.css'

/** Two or three columns share the page. */
const SIZES = '(min-width: 1240px) 336px, 246px'

type Props = {
  photo: ComponentProps<typeof Picture>['photo'] | undefined
  listing: ListingRef
  name: string
}

/** How a compared home looks, and whether it is a favourite. */
export const ComparePhoto = ({ photo, listing, name }: Props) => (
  <div className={styles.photo}>
    {photo && <Picture photo={photo} alt="" ratio="4:3" sizes={SIZES} />}
    <span className={styles.heart}>
      <FavouriteButton listing={listing} name={name} />
    </span>
  </div>
)
