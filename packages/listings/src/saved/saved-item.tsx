import { Link } from '@sumai/platform'
import { classNames } from '@sumai/ui/class-names'
import type { ReactNode } from 'react'
import { isClosed } from '../listing/listing.ts'
import type { PriceChange } from './price-change.ts'
import { PriceMark } from './price-mark.tsx'
import styles from './saved-item.module.css'
import type { SavedRoom, SavedSite } from './saved-site.ts'

/** Saved listings side by side; `SavedItem`s are its children. */
export function SavedGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>
}

type Props<Room extends SavedRoom> = {
  saved: SavedSite<Room>
  room: Room
  now: string
  /** Change of the price since it was saved or viewed. */
  change: PriceChange | null
  /** Buttons below the card. */
  children?: ReactNode
}

/** A saved listing: its card, changes since, and buttons. */
export function SavedItem<Room extends SavedRoom>(props: Props<Room>) {
  const { saved, room, now, change, children } = props
  const { Card, paths, sayPrice } = saved
  const isOver = isClosed(room)
  return (
    <li className={styles.item}>
      <div className={classNames(styles.card, isOver && styles.over)}>
        <Card room={room} to={paths.room(room)} now={now} />
      </div>
      {change && !isOver && <PriceMark change={change} say={sayPrice} />}
      {isOver && (
        <p className={styles.note}>
          募集は終了しました。
          <Link to={paths.similar(room)}>似た物件を探す</Link>
        </p>
      )}
      {children}
    </li>
  )
}
