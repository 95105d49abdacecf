import { classNames } from '@sumai/ui/class-names'
import type { FilterBar } from './filter.ts'
import styles from './histogram.module.css'

const [WIDTH, HEIGHT, GAP] = [10, 44, 1.2]

type Props = {
  bars: readonly FilterBar[]
  /** Below the bars: one for each, or a few from edge to edge. */
  axis: readonly (string | undefined)[]
}

/** Drawn as SVG, because the height of a bar is data and pages carry no style attributes. */
export function Histogram({ bars, axis }: Props) {
  const most = Math.max(0, ...bars.map(({ size }) => size))
  if (most === 0) return null
  return (
    <>
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
      <div
        aria-hidden="true"
        className={classNames(styles.axis, axis.length === bars.length && styles.each)}
      >
        {axis.map((label, place) => (
          <span key={place}>{label}</span>
        ))}
      </div>
    </>
  )
}
