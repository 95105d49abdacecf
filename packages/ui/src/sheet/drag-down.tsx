import { type PointerEvent, type RefObject, useRef } from 'react'
import styles from './drag-down.module.css'

/** The short bar at the top of a sheet, which shows that it can be pulled down. */
export function Grip() {
  return <span aria-hidden="true" className={styles.grip} />
}

/** A sheet closes when it is pulled down this far (px), or released at this speed (px per ms). */
const FAR = 96
const FAST = 0.5
/** ms without movement after which the speed no longer counts. */
const REST = 100

type Drag = { from: number; at: number; time: number; speed: number }

/**
 * Event handlers for the head of a sheet, which needs `touch-action: none`: it can be pulled down
 * and closed. Released too early, the sheet returns.
 */
export function useDragDown(
  sheet: RefObject<HTMLElement | null>,
  close: () => void,
  /** Whether it is a sheet now; on desktops it may be a side bar. */
  isSheet: () => boolean = () => true,
) {
  const drag = useRef<Drag | null>(null)

  const pull = (distance: number | null) => {
    const style = sheet.current?.style
    if (!style) return
    style.transition = distance === null ? '' : 'none'
    style.translate = distance === null ? '' : `0 ${Math.max(0, distance)}px`
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const isOther = event.button !== 0 || (event.target as Element).closest('a, button')
      if (isOther || !isSheet()) return
      event.currentTarget.setPointerCapture?.(event.pointerId)
      drag.current = { from: event.clientY, at: event.clientY, time: event.timeStamp, speed: 0 }
    },
    onPointerMove({ clientY, timeStamp }: PointerEvent<HTMLElement>) {
      const { current } = drag
      if (!current) return
      const passed = Math.max(1, timeStamp - current.time)
      drag.current = {
        from: current.from,
        at: clientY,
        time: timeStamp,
        speed: (clientY - current.at) / passed,
      }
      pull(clientY - current.from)
    },
    onPointerUp({ timeStamp }: PointerEvent<HTMLElement>) {
      const { current } = drag
      if (!current) return
      drag.current = null
      pull(null)
      const isThrown = current.speed > FAST && timeStamp - current.time < REST
      if (isThrown || current.at - current.from > FAR) close()
    },
    onPointerCancel() {
      drag.current = null
      pull(null)
    },
  }
}
