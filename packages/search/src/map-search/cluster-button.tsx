import { formatNumber } from '@sumai/format/number'
import { classNames } from '@sumai/ui/class-names'
import styles from './cluster-button.module.css'
import { discOf } from './cluster-size.ts'
import bands from './commute-bands.module.css'
import { bandOf } from './commute-bands.ts'
import type { Town } from './map-data.ts'
import { medianPrice, type Of } from './price-text.ts'

type Props = {
  of: Of
  /** From afar. */
  town?: Town | undefined
  count: number
  priceMedian: number
  /** The least to the places that the search names. */
  minutes: number | null
  onPress: () => void
}

/** 久留米市, or 久留米周辺: the number is not that of the town alone. */
export const townWords = ({ name, isAround }: Town) =>
  isAround ? `${name.replace(/市$/, '')}周辺` : name

/** 久留米周辺、306件、中央値5.2万円。拡大する */
export const clusterWords = ({ of, town, count, priceMedian, minutes }: Omit<Props, 'onPress'>) =>
  [
    town && townWords(town),
    `${formatNumber(count)}件`,
    minutes !== null && `通勤${minutes}分から`,
    `中央値${medianPrice(priceMedian, of)}円。拡大する`,
  ]
    .filter(Boolean)
    .join('、')

/** Homes that lie too close together to be told apart, and the median of their prices. */
export function ClusterButton({ of, town, count, priceMedian, minutes, onPress }: Props) {
  const disc = discOf({ count, town })
  const size = town ? `max(${disc}px, min(4.25rem, 88px))` : disc
  return (
    <button
      type="button"
      aria-label={clusterWords({ of, town, count, priceMedian, minutes })}
      onClick={onPress}
      className={styles.cluster}
    >
      <span
        data-town={town && townWords(town)}
        data-band={minutes === null ? undefined : bandOf(minutes)}
        className={classNames(styles.disc, minutes !== null && bands.ring)}
        style={{ width: size, height: size }}
      >
        {formatNumber(count)}
        <small>件</small>
      </span>
      <span data-price={`${medianPrice(priceMedian, of)}円`} className={styles.price} />
    </button>
  )
}
