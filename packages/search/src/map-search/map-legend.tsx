import type { SiteType } from '@sumai/platform'
import { HeartIcon } from '@sumai/ui/icon'
import bands from './commute-bands.module.css'
import { COMMUTE_BANDS } from './commute-bands.ts'
import styles from './map-legend.module.css'

type Props = {
  /** Pins are coloured by the minutes to the places that the search names. */
  hasCommute: boolean
  site: SiteType
}

/** What the looks of pins mean; their buttons say it in words. */
export const MapLegend = ({ hasCommute, site }: Props) => (
  <p aria-hidden="true" className={styles.legend}>
    {hasCommute ? (
      COMMUTE_BANDS.map((words, band) => (
        <span key={words} data-band={band} className={bands.band}>
          {words}
        </span>
      ))
    ) : (
      <span>
        <i className={styles.open} />
        {site === 'baibai' ? '販売中' : '募集中'}
      </span>
    )}
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
