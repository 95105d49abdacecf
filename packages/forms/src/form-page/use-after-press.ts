import { useRef } from 'react'

/**
 * Delays changes of the layout until a press has ended: an error that appears when a field is left
 * would move the button away from the pointer that is pressing it.
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
      // The click event follows in the same task as pointerup.
      const later = () => setTimeout(run)
      if (isPressed.current) window.addEventListener('pointerup', later, { once: true })
      else later()
    },
  }
}
