import { PinIcon, PlanIcon, TrainIcon } from '../icon/icon.tsx'
import { accessText } from './access.ts'
import type { RentalListing } from './listing.ts'
import styles from './place-list.module.css'

type Props = {
  kotsu: RentalListing['kotsu']
  address: string
  /** How many ways to get there are shown. */
  accesses: number
  /** Areas of land and building, for investments. */
  areas?: string
}

/** How to get there, and where it is. */
export function PlaceList({ kotsu, address, accesses, areas }: Props) {
  return (
    <ul className={styles.list}>
      {kotsu.slice(0, accesses).map((access) => (
        <li key={access.ekiCode} className={styles.place}>
          <TrainIcon size="s" />
          {accessText(access)}
        </li>
      ))}
      <li className={styles.place}>
        <PinIcon size="s" />
        {address}
      </li>
      {areas && (
        <li className={styles.place}>
          <PlanIcon size="s" />
          {areas}
        </li>
      )}
    </ul>
  )
}
