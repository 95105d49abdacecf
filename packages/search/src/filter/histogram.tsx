import { classNames } from '@sumai/ui/class-names'
import type { FilterBar } from './filter.ts'
import styles from './histogram.module.css'

const [WIDTH, HEIGHT, GAP] = [10, 44, 1.2]

/** Drawn as SVG, because the height of a bar is data and pages carry no style attributes. */
export function Histogram({ bars }: { bars: readonly FilterBar[] }) {
  const most = Math.max(0, ...bars.map(({ size }) => size))
  if (most === 0) return null
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${bars.length * WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={styles.bars}
    >
      {bars.map(({ key, size, on }, index) => {
        const height = Math.max(2, (size / most) * HEIGHT)
        return (
          <rect
            key={key}
            x={index * WIDTH}
            y={HEIGHT - height}
            width={WIDTH - GAP}
            height={height}
            className={classNames(styles.bar, on && styles.on)}
          />
        )
      })}
    </svg>
  )
}
