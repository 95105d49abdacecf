import { useRef } from 'react'

/**
 * Puts off what moves the page until a press has ended: a message that comes when a field is left
 * would push the button away from under the pointer that is about to press it.
 */
export function useAfterPress() {
  const isPressed = useRef(false)
  return {
    onPointerDown() {
      isPressed.current = true
      const end = () => {
        isPressed.current = false
      }
      window.addEventListener('pointerup', end, { once: true })
      window.addEventListener('pointercancel', end, { once: true })
    },
    afterPress(run: () => void) {
      // The click comes within the same task as the end of the press.
      const later = () => setTimeout(run)
      if (isPressed.current) window.addEventListener('pointerup', later, { once: true })
      else later()
    },
  }
}
