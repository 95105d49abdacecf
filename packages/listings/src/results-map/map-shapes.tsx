import type { ReactNode } from 'react'
import styles from './map-shapes.module.css'
import type { Side } from './place-names.ts'
import type { Spot } from './sketch.ts'

/** A railway as on Japanese maps: a dark line with a light dashed one on it. */
export function Rail({ spots }: { spots: readonly Spot[] }) {
  const parts = spots.slice(1).map((to, index) => ({ from: spots[index] ?? to, to }))
  return (['rail', 'sleepers'] as const).map((look) =>
    parts.map(({ from, to }) => (
      <line
        key={`${look}${from.x},${from.y}`}
        x1={percent(from.x)}
        y1={percent(from.y)}
        x2={percent(to.x)}
        y2={percent(to.y)}
        className={styles[look]}
      />
    )),
  )
}

const NAME_AT: Record<Side, { x: number; y: number; anchor: 'start' | 'middle' | 'end' }> = {
  right: { x: 12, y: 5, anchor: 'start' },
  left: { x: -12, y: 5, anchor: 'end' },
  above: { x: 0, y: -13, anchor: 'middle' },
  below: { x: 0, y: 24, anchor: 'middle' },
}

/** The name of a place beside its mark. */
export function NameAt({ side, children }: { side: Side; children: string }) {
  const { x, y, anchor } = NAME_AT[side]
  return (
    <text x={x} y={y} textAnchor={anchor} className={styles.name}>
      {children}
    </text>
  )
}

/** A point of the map; shapes inside it are in px, on any screen. */
export function At({ spot, children }: { spot: Spot; children: ReactNode }) {
  return (
    <svg aria-hidden="true" x={percent(spot.x)} y={percent(spot.y)} className={styles.at}>
      {children}
    </svg>
  )
}

const percent = (value: number) => `${Math.round(value * 100) / 100}%`
