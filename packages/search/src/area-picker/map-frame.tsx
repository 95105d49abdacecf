import { MinusIcon, PlusIcon } from '@sumai/ui/icon'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FRAME } from './area-rows.ts'
import styles from './map-frame.module.css'

type Props = {
  /** Where a phone opens the map, in px of the frame. */
  around: { x: number; y: number }
  tip: ReactNode
  /** Over its lower corner. */
  credit?: ReactNode
  children: ReactNode
}

const ZOOMS = ['whole', 'usual', 'near'] as const
const USUAL = 1

/** The window of a phone onto the map, which is moved by scrolling; the whole map on wide screens. */
export function MapFrame({ around, tip, credit, children }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const middle = useRef({ x: around.x / FRAME.width, y: around.y / FRAME.height })
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
    <div className={styles.window}>
      <div ref={frame} className={styles.frame}>
        <div className={styles[ZOOMS[zoom] ?? 'usual']}>{children}</div>
        {tip}
      </div>
      {credit}
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
    </div>
  )
}
