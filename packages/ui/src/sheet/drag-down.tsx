import { type PointerEvent, type RefObject, useRef } from 'react'
import styles from './drag-down.module.css'

/** The short bar at the top of a sheet: it can be pulled down. */
export function Grip() {
  return <span aria-hidden="true" className={styles.grip} />
}

/** px pulled down, or px per ms at the moment of letting go, that mean "away with it". */
const FAR = 96
const FAST = 0.5
/** ms of rest after which a sheet is put down, not thrown. */
const REST = 100

type Drag = { from: number; at: number; time: number; speed: number }

/**
 * Pulls a sheet down by its head and closes it; let go too early it springs back. For the handlers
 * of the head, which needs `touch-action: none`.
 */
export function useDragDown(
  sheet: RefObject<HTMLElement | null>,
  close: () => void,
  /** Whether it is a sheet at all now: on a desktop it may be a side bar. */
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
