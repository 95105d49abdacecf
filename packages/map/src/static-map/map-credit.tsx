import { CREDIT, CREDIT_PAGE } from '@sumai/basemap/credit'
import { Link } from '@sumai/platform'
import styles from './map-credit.module.css'

/** Whose data a map is made of, in its corner. */
export const MapCredit = () => (
  <Link to={CREDIT_PAGE} className={styles.credit}>
    {CREDIT}
  </Link>
)
