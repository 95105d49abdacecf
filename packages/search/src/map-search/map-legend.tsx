import { HeartIcon } from '@sumai/ui/icon'
import styles from './map-legend.module.css'

/** What the looks of pins mean; their buttons say it in words. */
export const MapLegend = () => (
  <p aria-hidden="true" className={styles.legend}>
    <span>
      <i className={styles.open} />
      募集中
    </span>
    <span>
      <i className={styles.selected} />
      選択中
    </span>
    <span>
      <i className={styles.seen} />
      見た物件
    </span>
    <span>
      <HeartIcon size="s" className={styles.heart} />
      お気に入り
    </span>
  </p>
)
