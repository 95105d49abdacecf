import { formatNumber } from '@sumai/format/number'
import styles from './cluster-button.module.css'
import { type Of, pinPrice } from './price-text.ts'

type Props = {
  of: Of
  count: number
  priceMin: number
  onPress: () => void
}

/** px: it grows with what it gathers. */
const sizeOf = (count: number) => (count < 10 ? 44 : count < 30 ? 48 : count < 200 ? 54 : 60)

/** Homes that lie too close together to be told apart, and the least price of them. */
export function ClusterButton({ of, count, priceMin, onPress }: Props) {
  const price = pinPrice(priceMin, of)
  const size = sizeOf(count)
  return (
    <button
      type="button"
      aria-label={`${formatNumber(count)}件、${price}円から。拡大する`}
      onClick={onPress}
      className={styles.cluster}
    >
      <span className={styles.disc} style={{ width: size, height: size }}>
        {formatNumber(count)}
        <small>件</small>
      </span>
      <span data-price={`${price}円〜`} className={styles.price} />
    </button>
  )
}
