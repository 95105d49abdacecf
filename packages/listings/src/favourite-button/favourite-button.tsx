import { type ListingRef, useIsFavourite } from '@sumai/shared-state'
import { buttonClass } from '@sumai/ui/button-look'
import { classNames } from '@sumai/ui/class-names'
import { HeartIcon } from '@sumai/ui/icon'
import styles from './favourite-button.module.css'
import { useToggleFavourite } from './use-toggle-favourite.ts'

const QUIET = buttonClass({ variant: 'quiet' })

type Props = {
  listing: ListingRef
  /** Name of the listing, for the accessible name. */
  name: string
  /** Its place: on a photo, in the actions of a card, or among quiet buttons. */
  look?: 'onPhoto' | 'row' | 'quiet'
}

/** Marks the button as hydrated, so that the page's inline script ignores it. */
const enliven = (button: HTMLButtonElement | null) => {
  if (button) button.dataset.live = ''
}

/**
 * Saves a listing in this browser, or removes it. Never pressed in server HTML. Before its code is
 * loaded, presses are handled by @sumai/shared-state/press-listener.
 */
export function FavouriteButton({ listing, name, look = 'onPhoto' }: Props) {
  const toggle = useToggleFavourite(listing)
  const saved = useIsFavourite(listing)
  return (
    <button
      ref={enliven}
      type="button"
      data-fav={`${listing.site}:${listing.bukkenNo}`}
      aria-pressed={saved}
      aria-label={`${name}をお気に入りに追加`}
      onClick={toggle}
      className={classNames(look === 'quiet' ? QUIET : styles.button, styles[look])}
    >
      <HeartIcon />
      {look === 'quiet' && 'お気に入り'}
    </button>
  )
}
