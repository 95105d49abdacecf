import { Link } from '@sumai/platform'
import { PlusIcon } from '@sumai/ui/icon'
import styles from './compare-more.module.css'

/** The way to one more home, in the place that it would have. */
export const CompareMore = ({ to }: { to: string }) => (
  <Link to={to} className={styles.more}>
    <PlusIcon />
    もう1件を選ぶ
  </Link>
)
