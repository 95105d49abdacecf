/** px after which the direction of a swipe is clear. */
const CLEAR = 6

/**
 * Lets vertical swipes on a panorama scroll the page: pannellum would handle every touch, and trap
 * the visitor. Returns a function that stops it.
 */
export function letPageScroll(host: HTMLElement): () => void {
  let start: Touch | null = null
  let isScroll: boolean | null = null

  const onStart = ({ touches }: TouchEvent) => {
    start = touches.length === 1 ? (touches[0] ?? null) : null
    isScroll = start && !document.fullscreenElement ? null : false
  }
  const onMove = (event: TouchEvent) => {
    const touch = event.touches[0]
    if (start && touch && isScroll === null) {
      const [dx, dy] = [touch.clientX - start.clientX, touch.clientY - start.clientY]
      if (Math.hypot(dx, dy) > CLEAR) isScroll = Math.abs(dy) > Math.abs(dx)
    }
    if (isScroll !== false) event.stopPropagation()
  }

  const options = { capture: true, passive: true }
  host.addEventListener('touchstart', onStart, options)
  host.addEventListener('touchmove', onMove, options)
  return () => {
    host.removeEventListener('touchstart', onStart, options)
    host.removeEventListener('touchmove', onMove, options)
  }
}
