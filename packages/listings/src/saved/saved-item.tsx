import { Link } from '@sumai/platform'
import { classNames } from '@sumai/ui/class-names'
import type { ReactNode } from 'react'
import { isClosed } from '../listing/listing.ts'
import type { PriceChange } from './price-change.ts'
import { PriceMark } from './price-mark.tsx'
import styles from './saved-item.module.css'
import type { SavedRoom, SavedSite } from './saved-site.ts'

/** Saved listings one below the other; `SavedItem`s are its children. */
export function SavedItems({ children }: { children: ReactNode }) {
  return <ul className={styles.items}>{children}</ul>
}

type Props<Room extends SavedRoom> = {
  saved: SavedSite<Room>
  room: Room
  now: string
  /** Change of the price since it was saved or viewed. */
  change: PriceChange | null
  /** In place of the button that asks about it alone. */
  choice?: ReactNode
  /** At the foot of the card. */
  children?: ReactNode
}

/** A saved listing: its row, and at the foot of it what has changed since and what was noted. */
export function SavedItem<Room extends SavedRoom>(props: Props<Room>) {
  const { saved, room, now, change, choice, children } = props
  const { Row, paths, sayPrice } = saved
  const isOver = isClosed(room)
  const shownChange = isOver ? null : change
  return (
    <li className={classNames(isOver && styles.over)}>
      <Row
        room={room}
        to={paths.room(room)}
        enquiryTo={paths.enquiry([room.bukkenNo])}
        now={now}
        tags={saved.tagsOf(room)}
        choice={isOver ? null : choice}
        footer={
          (isOver || shownChange || children) && (
            <>
              {shownChange && <PriceMark change={shownChange} say={sayPrice} />}
              {isOver && (
                <p>
                  募集は終了しました。
                  <Link to={paths.similar(room)}>似た物件を探す</Link>
                </p>
              )}
              {children}
            </>
          )
        }
      />
    </li>
  )
}
