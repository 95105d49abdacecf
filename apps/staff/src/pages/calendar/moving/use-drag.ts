import { type PointerEvent, useRef } from 'react'
import type { Booking } from '../booking.ts'
import type { Hours } from '../grid/hours.ts'
import { pointAt } from './point-at.ts'
import { nearest } from './steps.ts'
import type { Lift } from './use-lift.ts'

/** px before a press is a drag. */
const SLACK = 4

/** Moves a visit by mouse or pen. A finger scrolls; it has the times of the opened visit. */
export function useDrag(lift: Lift, booking: Booking | undefined, hours: Hours) {
  const from = useRef<{ y: number; x: number; grip: number } | null>(null)
  const wasDragged = useRef(false)

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    wasDragged.current = false
    if (!booking || event.button !== 0 || event.pointerType === 'touch') return
    const grip = event.clientY - event.currentTarget.getBoundingClientRect().top
    from.current = { x: event.clientX, y: event.clientY, grip }
    event.currentTarget.setPointerCapture(event.pointerId)
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const start = from.current
    if (!start || !booking) return
    if (!lift.lifted) {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < SLACK) return
      wasDragged.current = true
      return lift.lift(booking)
    }
    const point = pointAt(event.clientX, event.clientY - start.grip, hours)
    if (!point) return
    const target = nearest(
      lift.free.filter(({ day }) => day === point.day),
      point,
    )
    if (target) lift.put(target)
  }

  function onPointerUp() {
    from.current = null
    if (wasDragged.current) lift.drop()
  }

  function onPointerCancel() {
    from.current = null
    if (wasDragged.current) lift.letGo()
  }

  return {
    ...{ onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
    /** Whether the click that follows belongs to a drag. */
    wasDragged: () => wasDragged.current,
  }
}
