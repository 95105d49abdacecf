import { withoutPrefecture } from '@sumai/format/without-prefecture'
import { stationText } from '@sumai/outline/access'
import type { Access } from '../listing/listing.ts'
import styles from './row-place.module.css'

type Props = {
  kotsu: readonly Access[]
  /** Above them: how long the ways of the search take. */
  ways?: readonly string[] | undefined
  address: string
  /** On a phone the floor stands here. */
  floor?: string
}

/** Where it is, in two lines: the stations, of which a phone shows the nearest, and the address. */
export const RowPlace = ({ kotsu: [nearest, ...others], ways = [], address, floor }: Props) => (
  <div className={styles.place}>
    {ways.map((way) => (
      <p key={way}>
        <b>{way}</b>
      </p>
    ))}
    {nearest && (
      <p className={styles.line}>
        <b>{`${nearest.ekiName}駅`}</b>
        {stationText(nearest).slice(nearest.ekiName.length + 1)}
        {others.map((access) => (
          <span key={access.ekiCode} className={styles.other}>{`／${stationText(access)}`}</span>
        ))}
      </p>
    )}
    <p className={styles.line}>
      {withoutPrefecture(address)}
      {floor && <span className={styles.floor}>{` ${floor}`}</span>}
    </p>
  </div>
)
