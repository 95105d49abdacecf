import { type RefObject, useEffect } from 'react'

/**
 * Closes an open `<details>` as a menu closes: by Esc (the focus returns to its button), by a press
 * or the focus going elsewhere, and by following a link in it. Without scripts it stays a details.
 */
export function useLightDismiss(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const details = ref.current
    if (!details) return

    const closeUnlessInside = (target: EventTarget | null) => {
      if (!(target instanceof Node && details.contains(target))) details.open = false
    }
    const onPointerDown = (event: PointerEvent) => closeUnlessInside(event.target)
    const onFocusOut = (event: FocusEvent) => {
      // No target: the window lost the focus, or nothing took it.
      if (event.relatedTarget) closeUnlessInside(event.relatedTarget)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return
      details.open = false
      details.querySelector('summary')?.focus()
    }
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a')) details.open = false
    }

    document.addEventListener('pointerdown', onPointerDown)
    document.addEventListener('keydown', onKeyDown)
    details.addEventListener('focusout', onFocusOut)
    details.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown)
      document.removeEventListener('keydown', onKeyDown)
      details.removeEventListener('focusout', onFocusOut)
      details.removeEventListener('click', onClick)
    }
  }, [ref])
}
