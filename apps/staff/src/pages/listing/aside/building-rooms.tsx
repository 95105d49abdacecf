import { PlusIcon } from '@sumai/ui/icon'
import { Link } from 'react-router'
import { StatusChip } from '../../../components/status-chip.tsx'
import { type Home, nameOf, priceOf } from '../../../listings/listing-words.ts'
import { toListing, toNewListing } from '../../../paths.ts'
import { type EditedRoom, numberOf } from '../edited-room.ts'
import styles from './building-rooms.module.css'

type Props = { room: EditedRoom }

/** The rooms of a building that are on offer, and the way to another one. */
export function BuildingRooms({ room }: Props) {
  const rooms = (room.rooms ?? []) as Home[]
  return (
    <section className={styles.box}>
      <h2>募集中の部屋</h2>
      <ul>
        {rooms.map((home) => (
          <li key={home.bukkenNo}>
            <Link to={toListing('chintai', home.bukkenNo)}>{nameOf(home)}</Link>
            <span>{priceOf(home)}</span>
            <StatusChip status={home.boshuStatus} />
          </li>
        ))}
        <li>
          <Link to={toNewListing({ tm: numberOf(room) })}>
            <PlusIcon />
            部屋を足す
          </Link>
        </li>
      </ul>
    </section>
  )
}
