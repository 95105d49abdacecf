import styles from './trend.module.css'

type Props = { values: readonly number[] }

const [WIDTH, HEIGHT] = [64, 20]

/** How a number has moved, as a small line; the number itself stands beside it. */
export function Trend({ values }: Props) {
  const most = Math.max(1, ...values)
  const points = values.map((value, at) => {
    const x = (at / (values.length - 1)) * WIDTH
    return `${x.toFixed(1)},${(HEIGHT - 1 - (value / most) * (HEIGHT - 2)).toFixed(1)}`
  })
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className={styles.trend}>
      <polyline points={points.join(' ')} />
    </svg>
  )
}
