import { accessText } from '@sumai/outline/access'
import type { Access } from './listing.ts'
import styles from './place-list.module.css'

type Props = {
  kotsu: readonly Access[]
  /** Above them: how long the ways of the search take. */
  ways?: readonly string[] | undefined
  address: string
  /** Number of access lines. */
  accesses: number
  /** Areas of land and building, for investments. */
  areas?: string
}

/** Access and address. */
export function PlaceList({ kotsu, ways = [], address, accesses, areas }: Props) {
  return (
    <ul className={styles.list}>
      {ways.map((way) => (
        <li key={way} className={styles.pin}>
          <b>{way}</b>
        </li>
      ))}
      {kotsu.slice(0, accesses).map((access) => (
        <li key={access.ekiCode} className={styles.train}>
          {accessText(access)}
        </li>
      ))}
      <li className={styles.pin}>{address}</li>
      {areas && <li className={styles.plan}>{areas}</li>}
    </ul>
  )
}
