import type { SiteType } from '@sumai/platform'
import { HeartIcon } from '@sumai/ui/icon'
import bands from './commute-bands.module.css'
import { COMMUTE_BANDS } from './commute-bands.ts'
import type { MapData } from './map-data.ts'
import styles from './map-legend.module.css'
import { type Of, PRICE_NAME } from './price-text.ts'

type Props = {
  site: SiteType
  of: Of
  /** What is on the map. */
  shown: Pick<MapData, 'clusters' | 'pins'>
}

/** What the looks of clusters and pins mean; their buttons say it in words. */
export function MapLegend({ site, of, shown: { clusters, pins } }: Props) {
  const hasClusters = clusters.length > 0
  const hasPins = pins.length > 0
  // Coloured by the minutes to the places that the search names.
  const hasCommute =
    pins.some(({ commute }) => commute) ||
    clusters.some(({ commuteMin }) => commuteMin !== undefined)
  if (!hasClusters && !hasPins) return null
  return (
    <p aria-hidden="true" data-gathered={hasClusters || undefined} className={styles.legend}>
      {hasClusters && (
        <span>
          <i className={styles.cluster} />
          件数と{PRICE_NAME[of]}の中央値（目安）
        </span>
      )}
      {hasCommute &&
        COMMUTE_BANDS.map((words, band) => (
          <span key={words} data-band={band} className={bands.band}>
            {words}
          </span>
        ))}
      {hasPins && (
        <>
          {!hasCommute && (
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
        </>
      )}
    </p>
  )
}
