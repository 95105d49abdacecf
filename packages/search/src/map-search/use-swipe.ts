import { type PointerEvent, useRef } from 'react'

/** px of a finger's way across that is no press. */
const SWIPE = 48

/** Steps on when a finger is drawn to the left, and back to the right (`touch-action: pan-y`). */
export function useSwipe(onStep: ((by: 1 | -1) => void) | undefined) {
  const from = useRef<number | null>(null)
  return {
    onPointerDown({ pointerType, clientX }: PointerEvent) {
      from.current = pointerType === 'mouse' ? null : clientX
    },
    onPointerUp({ clientX }: PointerEvent) {
      const way = from.current === null ? 0 : clientX - from.current
      from.current = null
      if (Math.abs(way) > SWIPE) onStep?.(way < 0 ? 1 : -1)
    },
  }
}
