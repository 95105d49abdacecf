import { type RefObject, useEffect, useState } from 'react'

/** px beyond the edges of the window. */
const AHEAD = 600

/** Whether an element has come into view, or nearly. */
export function useNear(box: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!box.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { rootMargin: `${AHEAD}px` },
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])
  return isNear
}
