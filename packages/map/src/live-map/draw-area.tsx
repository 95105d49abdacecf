import { type PointerEvent, use, useEffect, useRef, useState } from 'react'
import { MapContext } from './camera.ts'
import styles from './draw-area.module.css'
import { type Corner, simplifyTo } from './simplify.ts'

type Props = {
  /** Of the area that is drawn, at most. */
  mostCorners: number
  /** Corners as longitude and latitude; `null` when it was given up or is only a dot. */
  onDrawn: (corners: readonly Corner[] | null) => void
}

/** px: what is smaller was no area. */
const LEAST = 24

/** Lies over the map and takes one stroke of a finger or pointer around an area. */
export function DrawArea({ mostCorners, onDrawn }: Props) {
  const ready = use(MapContext)
  const sheet = useRef<HTMLDivElement>(null)
  const [stroke, setStroke] = useState<readonly Corner[]>([])
  useEffect(() => sheet.current?.focus({ preventScroll: true }), [])

  function pointOf({ clientX, clientY, currentTarget }: PointerEvent): Corner {
    const { left, top } = currentTarget.getBoundingClientRect()
    return [clientX - left, clientY - top]
  }

  function end() {
    const isArea = extent(stroke) >= LEAST && stroke.length > 2
    setStroke([])
    if (!ready || !isArea) return onDrawn(null)
    onDrawn(
      simplifyTo(stroke, mostCorners).map((point) => {
        const { lng, lat } = ready.map.unproject([point[0], point[1]])
        return [lng, lat] as const
      }),
    )
  }

  return (
    <div
      ref={sheet}
      role="application"
      aria-label="囲みたい範囲を指やマウスでなぞってください。Escでやめます"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: Esc must reach it.
      tabIndex={0}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture?.(event.pointerId)
        setStroke([pointOf(event)])
      }}
      onPointerMove={(event) => {
        const point = pointOf(event)
        setStroke((points) => (points.length > 0 ? [...points, point] : points))
      }}
      onPointerUp={end}
      onPointerCancel={() => setStroke([])}
      onKeyDown={(event) => event.key === 'Escape' && onDrawn(null)}
      className={styles.sheet}
    >
      <svg aria-hidden="true" className={styles.stroke}>
        <polygon points={stroke.map((point) => point.join()).join(' ')} />
      </svg>
    </div>
  )
}

const extent = (points: readonly Corner[]) =>
  Math.max(
    ...([0, 1] as const).map((axis) => {
      const values = points.map((point) => point[axis])
      return Math.max(...values) - Math.min(...values)
    }),
  )
