import { Link } from '@sumai/platform'
import type { UIEventHandler } from 'react'
import type { CompareCell } from './compare.ts'
import styles from './compare-names.module.css'
import { ComparePrice } from './compare-price.tsx'
import type { SavedRoom, SavedSite } from './saved-site.ts'

type Props<Room extends SavedRoom> = {
  saved: SavedSite<Room>
  rooms: readonly Room[]
  prices: readonly CompareCell[] | undefined
  onScroll: UIEventHandler<HTMLUListElement>
}

/** The names and prices of what is compared, which stay in view above it. */
export function CompareNames<Room extends SavedRoom>(props: Props<Room>) {
  const { saved, rooms, prices, onScroll } = props
  return (
    <ul className={styles.names} onScroll={onScroll}>
      {rooms.map((room, index) => (
        <li key={room.bukkenNo}>
          <Link to={saved.paths.room(room)} className={styles.name}>
            {saved.nameOf(room)}
          </Link>
          {prices && (
            <span aria-hidden="true" className={styles.short}>
              <ComparePrice text={prices[index]?.text ?? ''} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
