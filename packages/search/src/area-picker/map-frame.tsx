import { MinusIcon, PlusIcon } from '@sumai/ui/icon'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FRAME } from './area-rows.ts'
import { AREA_SHAPES } from './area-shapes.ts'
import styles from './map-frame.module.css'

type Props = {
  /** Codes around which a phone opens the map. */
  around: readonly string[]
  tip: ReactNode
  children: ReactNode
}

const ZOOMS = ['whole', 'usual', 'near'] as const
const USUAL = 1

/** The window of a phone onto the map, which is moved by scrolling; the whole map on wide screens. */
export function MapFrame({ around, tip, children }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const middle = useRef(middleOf(around))
  const [zoom, setZoom] = useState(USUAL)

  useEffect(() => {
    const { current: box } = frame
    if (!box) return
    box.scrollLeft = middle.current.x * box.scrollWidth - box.clientWidth / 2
    box.scrollTop = middle.current.y * box.scrollHeight - box.clientHeight / 2
  }, [zoom])

  function resize(by: -1 | 1) {
    const { current: box } = frame
    if (!box) return
    middle.current = {
      x: (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth,
      y: (box.scrollTop + box.clientHeight / 2) / box.scrollHeight,
    }
    setZoom(zoom + by)
  }
  return (
    <>
      <div ref={frame} className={styles.frame}>
        <div className={styles[ZOOMS[zoom] ?? 'usual']}>{children}</div>
        {tip}
      </div>
      <div className={styles.zoom}>
        <button
          type="button"
          aria-label="地図を拡大"
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => resize(1)}
        >
          <PlusIcon />
        </button>
        <button
          type="button"
          aria-label="地図を縮小"
          disabled={zoom === 0}
          onClick={() => resize(-1)}
        >
          <MinusIcon />
        </button>
      </div>
    </>
  )
}

/** Where these lie together, as parts of the frame. */
function middleOf(codes: readonly string[]) {
  const shapes = AREA_SHAPES.filter(({ code }) => codes.includes(code))
  const mean = (axis: 'x' | 'y') =>
    shapes.reduce((sum, shape) => sum + shape[axis], 0) / Math.max(1, shapes.length)
  return { x: mean('x') / FRAME.width, y: mean('y') / FRAME.height }
}
