import { Link } from '@sumai/platform'
import styles from './map-credit.module.css'

type Props = {
  /** Address of the page 地図と地理データについて. */
  to: string
}

/** Whose data a map is made of, in its corner, as their licences ask. */
export const MapCredit = ({ to }: Props) => (
  <Link to={to} className={styles.credit}>
    © OpenMapTiles © OpenStreetMap contributors
  </Link>
)
