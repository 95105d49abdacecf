import { type ListingRef, useIsFavourite } from '@sumai/shared-state'
import { classNames } from '../class-names.ts'
import { HeartIcon } from '../icon/icon.tsx'
import styles from './favourite-button.module.css'
import { useToggleFavourite } from './use-toggle-favourite.ts'

type Props = {
  listing: ListingRef
  /** Name of the listing, for those who hear the button. */
  name: string
  /** On a photo, or in a row of actions with its words beside it. */
  look?: 'onPhoto' | 'row'
}

/** Saves a listing in this browser, or takes it out. Never pressed in server HTML. */
export function FavouriteButton({ listing, name, look = 'onPhoto' }: Props) {
  const toggle = useToggleFavourite(listing)
  const saved = useIsFavourite(listing)
  return (
    <button
      type="button"
      data-fav={`${listing.site}:${listing.bukkenNo}`}
      aria-pressed={saved}
      aria-label={`${name}をお気に入りに追加`}
      onClick={toggle}
      className={classNames(styles.button, styles[look])}
    >
      <HeartIcon filled={saved} />
      {look === 'row' && <span className={styles.words}>お気に入り</span>}
    </button>
  )
}
